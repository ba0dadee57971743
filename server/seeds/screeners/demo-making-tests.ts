// Short tests for engineering, data, infrastructure and design.

import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'
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
      ...plainTest,
      questions: [
        single(
          'This code pays a salary through a bank. When the network is unreliable, what can go wrong?',
          'If marking it as paid fails after the bank was called, the retry pays the person twice.',
          [
            'The bank is called without a timeout, which only makes it slower.',
            'The retry should come first, or nothing is ever paid.',
            'Nothing. The retry queue makes this safe.',
          ],
          {
            points: 5,
            code: 'async function pay(payout) {\n  try {\n    await bank.send(payout)\n    await ledger.markPaid(payout.id)\n  } catch {\n    await retries.add(payout)\n  }\n}',
          },
        ),
        multiple(
          'A query over ten million rows became slow overnight. Which of these would you look at first?',
          [
            'Today’s query plan, compared with yesterday’s if there is one',
            'When the table statistics were last updated',
          ],
          ['Whether the column names are too long', 'Rewriting the service in another language'],
          { points: 4 },
        ),
        numeric(
          'A service handles 40 requests per second and each takes 250 milliseconds. How many are in flight at the same time, on average?',
          10,
          { points: 3 },
        ),
        ordering(
          'A column in use has to change. Put the steps in the order that keeps the service running.',
          [
            'Add the new column next to the old one',
            'Write to both',
            'Backfill the new one for existing rows',
            'Read from the new one',
            'Drop the old one',
          ],
          { points: 5 },
        ),
        shortText('Which HTTP status says that a client sent too many requests?', ['429', '429 Too Many Requests'], {
          points: 2,
        }),
        longText(
          'Describe a production incident you diagnosed. What did you look at, in what order, and what would have caught it sooner?',
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
      title: 'Reading numbers carefully',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      ...plainTest,
      questions: [
        numeric(
          'A test detects 90 of 100 sick people and wrongly flags 5 of 100 healthy ones. One person in 50 is sick. Of those it flags, how many in 100 are sick?',
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
          ['Whether the designers liked the page', 'How many lines of code were changed', 'What colour the button is'],
          { points: 4 },
        ),
        multiple(
          'Which of these make a mean a poor summary?',
          ['A few values a hundred times larger than the rest', 'Two groups that have little in common'],
          ['A large number of rows', 'Values with decimals'],
          { points: 4 },
        ),
        shortText('Which SQL clause filters groups by an aggregate?', ['having', 'HAVING clause'], {
          points: 2,
        }),
        ordering(
          'A partner sends you a table every morning. In what order do you process it?',
          [
            'Store the original file',
            'Check shape, counts and dates',
            'Clean and join it',
            'Publish the table others use',
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
      ...plainTest,
      questions: [
        ordering(
          'It is 03:10 and the shop is down. Put your first half hour in order.',
          [
            'Say you are on it',
            'Check what changed last',
            'Roll the change back',
            'Watch the numbers recover',
            'Write down what happened',
          ],
          { points: 5 },
        ),
        numeric('How many minutes of downtime does a 99.9% target allow in a 30-day month?', 43.2, {
          tolerance: 0.5,
          unit: 'min',
          points: 3,
        }),
        multiple(
          'Which of these belong in an alert that wakes someone up?',
          ['What users cannot do right now', 'Where to look first'],
          ['Every log line from the last hour', 'The name of the last person to change something'],
          { points: 4 },
        ),
        single(
          'A token was pushed to a public repository ten minutes ago. What comes first?',
          'Revoke the token',
          ['Rewrite the repository history', 'Ask the author to be careful', 'Make the repository private'],
          { points: 4 },
        ),
        shortText('Which command follows the last lines of a file as they are written? Include its option.', [
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
      ...plainTest,
      questions: [
        single(
          'People abandon a form at the phone number field. What do you try first?',
          'Explain why it is needed, and make it optional',
          ['Make the field red', 'Ask for it on the first page', 'Block the form without it'],
          { points: 3 },
        ),
        multiple(
          'Which of these help someone who cannot see the screen?',
          ['A label linked to its field', 'An error message next to the field'],
          ['A placeholder that disappears as you type', 'An error shown only by a red border'],
          { points: 4 },
        ),
        numeric('Grey text on white has a contrast of 3.0. By how much must it grow to meet 4.5 for small text?', 1.5, {
          tolerance: 0.05,
          points: 2,
        }),
        ordering(
          'Order these by how much they cost to change, cheapest first.',
          ['A sketch on paper', 'A prototype to click through', 'A page that is live', 'A habit people have formed'],
          { points: 3 },
        ),
        longText('Describe a design of yours that did not work. How did you find out, and what did you change?', {
          points: 8,
          minLength: 200,
          maxLength: 1_500,
          guide: 'Evidence from people who used it, a cause, a change that was looked at again.',
        }),
      ],
    },
  },
]
