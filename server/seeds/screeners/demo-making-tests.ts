// Short tests for work with code, numbers, machines and forms.

import { type DemoTest, INTRO } from './demo-test.ts'
import { longText, multiple, numeric, ordering, shortText, single } from './test-parts.ts'

export const demoMakingTests: readonly DemoTest[] = [
  {
    departments: ['Engineering', 'Payments', 'Product engineering', 'Mobile', 'Web'],
    laterDays: 5,
    content: {
      title: 'Services and data',
      intro: INTRO,
      minutes: 20,
      passPercent: 60,
      isShuffled: true,
      questions: [
        single(
          'This code pays a salary through a bank. When the network is unreliable, what can go wrong?',
          'If marking it as paid fails after the bank was told, the retry pays the person twice.',
          [
            'The bank is called without a limit of time, which only makes it slower.',
            'The retry should come first, or nothing is ever paid.',
            'Nothing. The queue of retries makes this safe.',
          ],
          {
            points: 5,
            code: 'async function pay(payout) {\n  try {\n    await bank.send(payout)\n    await ledger.markPaid(payout.id)\n  } catch {\n    await retries.add(payout)\n  }\n}',
          },
        ),
        multiple(
          'A query over ten million rows became slow overnight. Which of these would you look at first?',
          [
            'The plan of the query today, beside yesterday’s if there is one',
            'When the statistics of the table were last taken',
          ],
          ['Whether the names of the columns are too long', 'Rewriting the service in another language'],
          { points: 4 },
        ),
        numeric(
          'A service answers 40 requests a second, each takes 250 milliseconds. How many are being worked on at the same time, on average?',
          10,
          { points: 3 },
        ),
        ordering(
          'Put the steps of a change to a column that is in use into the order that keeps the service running.',
          [
            'Add the new column beside the old one',
            'Write to both',
            'Fill the new one for the rows that are there',
            'Read from the new one',
            'Drop the old one',
          ],
          { points: 5 },
        ),
        shortText('Which HTTP status says that a client sent too many requests?', ['429', '429 Too Many Requests'], {
          points: 2,
        }),
        longText(
          'Tell of a fault in production that you found. What did you look at, in which order, and what would have found it sooner?',
          {
            points: 6,
            minLength: 200,
            maxLength: 1_500,
            guide: 'A real case, evidence before guesses, one lesson that was acted on.',
          },
        ),
      ],
    },
  },
  {
    departments: ['Data', 'Research'],
    laterDays: 7,
    content: {
      title: 'Reading numbers with care',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      questions: [
        numeric(
          'A test finds 90 of 100 sick people and wrongly marks 5 of 100 healthy ones. One person in 50 is sick. Of those it marks, how many in 100 are sick?',
          26.9,
          {
            tolerance: 0.6,
            unit: '%',
            points: 5,
          },
        ),
        single(
          'Sales rose by 20 % in the week after a new page went live. What do you want to know first?',
          'What happened in the same week to people who still saw the old page',
          [
            'Whether the designers liked the page',
            'How many lines of code were changed',
            'Which colour the button has',
          ],
          { points: 4 },
        ),
        multiple(
          'Which of these make a mean a poor summary?',
          ['A few values a hundred times larger than the rest', 'Two groups that have little in common'],
          ['A large number of rows', 'Values with decimals'],
          { points: 4 },
        ),
        shortText('Which SQL clause keeps groups by a condition on their sum?', ['having', 'HAVING clause'], {
          points: 2,
        }),
        ordering(
          'A table from a partner arrives every morning. In which order do you work on it?',
          [
            'Keep the file as it came',
            'Check shape, counts and dates',
            'Clean and join it',
            'Publish the table others read',
          ],
          { points: 3 },
        ),
        longText('A manager asks for one number that says how happy customers are. What do you answer?', {
          points: 6,
          minLength: 150,
          maxLength: 1_200,
          guide: 'Asks what it is for, names what one number hides, offers something usable anyway.',
        }),
      ],
    },
  },
  {
    departments: ['Platform', 'Infrastructure', 'Security', 'Quality'],
    laterDays: null,
    content: {
      title: 'Keeping things running',
      intro: INTRO,
      minutes: 15,
      passPercent: 60,
      isShuffled: true,
      questions: [
        ordering(
          'It is 03:10 and the shop answers nothing. Put your first half hour in order.',
          [
            'Say that you are on it',
            'See what changed last',
            'Take the change back',
            'Watch the numbers recover',
            'Write down what happened',
          ],
          { points: 5 },
        ),
        numeric('A promise of 99.9 % a month of 30 days allows how many minutes of failure?', 43.2, {
          tolerance: 0.5,
          unit: 'min',
          points: 3,
        }),
        multiple(
          'Which of these belong into an alert that wakes somebody?',
          ['What people cannot do now', 'Where to look first'],
          ['Every line of the log of the last hour', 'The name of whoever changed something last'],
          { points: 4 },
        ),
        single(
          'A token was pushed to a public repository ten minutes ago. What comes first?',
          'Make the token worthless',
          ['Rewrite the history of the repository', 'Ask the author to be careful', 'Make the repository private'],
          { points: 4 },
        ),
        shortText('Which command shows the last lines of a file as they are written? Give it with its option.', [
          'tail -f',
          'tail -F',
          'tail --follow',
        ]),
      ],
    },
  },
  {
    departments: ['Design', 'Studio', 'Product'],
    laterDays: 7,
    content: {
      title: 'Forms that people finish',
      intro: INTRO,
      minutes: 20,
      passPercent: null,
      isShuffled: false,
      questions: [
        single(
          'People leave a form at the field for the phone number. What do you try first?',
          'Say why it is asked, and let it be empty',
          ['Make the field red', 'Ask for it on the first page', 'Refuse to go on without it'],
          { points: 3 },
        ),
        multiple(
          'Which of these help somebody who cannot see the screen?',
          ['A label that belongs to its field', 'An error told in words beside the field'],
          ['Words only inside the field, gone once typing begins', 'An error told by a red border alone'],
          { points: 4 },
        ),
        numeric('Grey text on white has a contrast of 3.0. By how much must it grow to meet 4.5 for small text?', 1.5, {
          tolerance: 0.05,
          points: 2,
        }),
        ordering(
          'Order these by how much they cost to change, cheapest first.',
          ['A sketch on paper', 'A prototype to click through', 'A page that is live', 'What people have got used to'],
          { points: 3 },
        ),
        longText('Describe a design of yours that did not work. How did you notice, and what did you change?', {
          points: 8,
          minLength: 200,
          maxLength: 1_500,
          guide: 'Evidence from people who used it, a cause, a change that was looked at again.',
        }),
      ],
    },
  },
]
