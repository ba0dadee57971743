// Short tests for support, finance, marketing and operations.

import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'
import { type DemoTest, INTRO } from './demo-test.ts'
import { longText, multiple, numeric, ordering, shortText, single } from './test-parts.ts'

export const demoOfficeTests: readonly DemoTest[] = [
  {
    departments: ['Support', 'Success', 'Community', 'Trust'],
    laterDays: 3,
    content: {
      title: 'Answering people well',
      intro: 'A real morning would take longer. These questions tell us the most.',
      minutes: 20,
      passPercent: 50,
      isShuffled: true,
      ...plainTest,
      questions: [
        longText(
          'Reply to this email: “I was charged twice and nobody reads my messages. Cancel everything today.” The second charge will be reversed automatically within three days.',
          {
            points: 8,
            minLength: 120,
            maxLength: 1_000,
            guide: 'Names the fear first, says what happens when, asks for nothing that is known already.',
          },
        ),
        single(
          'You do not know the answer. What do you write?',
          'That you will find out, and when they will hear from you',
          ['Nothing, until you know', 'Your best guess', 'A link to the full handbook'],
          { points: 3 },
        ),
        ordering(
          'Four messages are waiting. Put them in the order you would answer them.',
          [
            'I can see someone else’s data',
            'I cannot sign in, my salary is due today',
            'The page is slow',
            'Could the button be green?',
          ],
          { points: 4 },
        ),
        multiple(
          'Which of these belong in a handover note?',
          ['What was promised, and by when', 'What has already been tried'],
          ['That the customer is difficult', 'Everything the customer ever wrote'],
          { points: 4 },
        ),
        numeric('You take 12 minutes per reply and work 6 hours a day. How many replies is that?', 30, { points: 2 }),
      ],
    },
  },
  {
    departments: ['Finance', 'Risk', 'Compliance', 'Legal'],
    laterDays: 5,
    content: {
      title: 'Accounts that reconcile',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      ...plainTest,
      questions: [
        numeric('A loan of 12,000 at 5% simple interest per year. How much interest is due after nine months?', 450, {
          points: 3,
        }),
        single(
          'The bank shows 4,180, the books show 4,260. A cheque for 80 has not been cashed yet. What do you do?',
          'Note the cheque as outstanding: the two agree',
          ['Book an expense of 80', 'Ask the bank for 80', 'Change the opening balance'],
          { points: 4 },
        ),
        multiple(
          'Which of these suggest a second person should review a payment?',
          ['New bank details that arrived by email', 'An amount just below the approval limit'],
          ['A long-standing supplier on the usual day', 'An amount in another currency'],
          { points: 4 },
        ),
        shortText('What is the statement that shows assets, liabilities and equity on a given date called?', [
          'balance sheet',
          'statement of financial position',
          'the balance sheet',
        ]),
        ordering(
          'Put the month-end close in order.',
          ['Book missing entries', 'Reconcile the accounts', 'Review differences', 'Lock the month', 'Report'],
          { points: 4 },
        ),
        longText('A colleague asks you to backdate an invoice to last month. What do you say?', {
          points: 5,
          minLength: 80,
          maxLength: 800,
          guide: 'Declines, says why without blame, offers the right way.',
        }),
      ],
    },
  },
  {
    departments: ['Marketing', 'Sales', 'Partnerships', 'Content', 'Editorial', 'Documentation', 'Localisation'],
    laterDays: 5,
    content: {
      title: 'Words that work',
      intro: INTRO,
      minutes: 20,
      passPercent: null,
      isShuffled: false,
      ...plainTest,
      questions: [
        shortText('One word for: “in spite of the fact that”.', ['although', 'though', 'despite']),
        multiple(
          'Which of these sentences tell the reader something?',
          ['Delivery takes three days.', 'You can cancel until Friday.'],
          ['We are passionate about excellence.', 'A world-class experience awaits.'],
          { points: 4 },
        ),
        numeric(
          'An email went to 8,000 people, 2,400 opened it and 96 bought. Of every 100 who opened it, how many bought?',
          4,
          {
            unit: '%',
            points: 3,
          },
        ),
        single(
          'A customer says you cost twice as much as a competitor. What do you ask first?',
          'What the other offer would do for them',
          ['Whether they want a discount', 'Who else they have talked to', 'Why they did not say so earlier'],
          { points: 3 },
        ),
        ordering(
          'Put the sections of a page about a new feature in order.',
          ['What it lets people do', 'How it looks in use', 'What it costs', 'How to get started'],
          { points: 3 },
        ),
        longText(
          'Explain to someone who has never hired abroad what a work permit determines. Five sentences at most.',
          {
            points: 7,
            minLength: 150,
            maxLength: 900,
            guide: 'Plain words, true, no sentence that could be left out.',
          },
        ),
      ],
    },
  },
  {
    departments: ['Operations', 'Planning', 'Procurement', 'Delivery', 'Care', 'Office', 'People'],
    laterDays: null,
    content: {
      title: 'A day short of everything',
      intro: 'No special knowledge needed. We want to see how you prioritise.',
      minutes: 15,
      passPercent: 50,
      isShuffled: true,
      ...plainTest,
      questions: [
        ordering(
          'A driver is ill. Put your next steps in order.',
          [
            'See which deliveries cannot wait',
            'Ask who can take them',
            'Tell the customers whose delivery is delayed',
            'Note it for tomorrow’s plan',
          ],
          { points: 5 },
        ),
        numeric('Three people pack 90 boxes in two hours. How many boxes do five people pack in three hours?', 225, {
          points: 4,
        }),
        single(
          'Two teams need the same room at ten. Both booked it. What do you do?',
          'Ask both what cannot be moved, then decide and explain why',
          ['Give it to whoever is louder', 'Give it to whoever booked first, without asking', 'Let them settle it'],
          { points: 3 },
        ),
        multiple(
          'Which of these make a handover safe?',
          ['It is written down', 'The person taking over repeats it back'],
          ['It is as short as possible', 'It happens while you are doing something else'],
          { points: 4 },
        ),
        shortText('It is 14:00 in Nairobi (UTC+3). What time is it in Lisbon in winter (UTC+0)? Write it as 00:00.', [
          '11:00',
          '11.00',
          '11',
        ]),
        longText('Tell us about a plan of yours that fell apart. What did you do in the first hour?', {
          points: 5,
          minLength: 120,
          maxLength: 1_000,
          guide: 'Decides early, tells those it concerns, says what was learned.',
        }),
      ],
    },
  },
]
