// Short tests for work with people, money, words and plans.

import { type DemoTest, INTRO } from './demo-test.ts'
import { longText, multiple, numeric, ordering, shortText, single } from './test-parts.ts'

export const demoOfficeTests: readonly DemoTest[] = [
  {
    departments: ['Support', 'Success', 'Community', 'Trust'],
    laterDays: 3,
    content: {
      title: 'Answering people well',
      intro: 'Ten questions of a real morning would take longer. These are the ones that tell us most.',
      minutes: 20,
      passPercent: 50,
      isShuffled: true,
      questions: [
        longText(
          'Answer this mail: “I was charged twice and nobody reads my messages. Cancel everything today.” The second charge will fall away by itself within three days.',
          {
            points: 8,
            minLength: 120,
            maxLength: 1_000,
            guide: 'Names the fear first, says what happens when, asks for nothing that is known already.',
          },
        ),
        single(
          'You do not know the answer. What do you write?',
          'That you will find out, and by when they hear from you',
          ['Nothing, until you know', 'What is most likely', 'A link to the whole handbook'],
          { points: 3 },
        ),
        ordering(
          'Four messages wait. Order them by what you answer first.',
          [
            'Somebody else’s data is on my screen',
            'I cannot sign in, my salary is due today',
            'The page is slow',
            'Could the button be green?',
          ],
          { points: 4 },
        ),
        multiple(
          'Which of these belong into a note for the colleague who takes over?',
          ['What was promised, and by when', 'What has been tried already'],
          ['That the customer is difficult', 'Everything the customer ever wrote'],
          { points: 4 },
        ),
        numeric('You answer in 12 minutes on average, 6 hours a day. How many is that?', 30, { points: 2 }),
      ],
    },
  },
  {
    departments: ['Finance', 'Risk', 'Compliance', 'Legal'],
    laterDays: 5,
    content: {
      title: 'Books that agree',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      questions: [
        numeric('A loan of 12,000 at 5 % simple interest a year. How much interest falls due after nine months?', 450, {
          points: 3,
        }),
        single(
          'The bank shows 4,180, the books show 4,260. A cheque of 80 is not cashed yet. What do you do?',
          'Note the cheque as outstanding: the two agree',
          ['Book an expense of 80', 'Ask the bank for 80', 'Change the opening balance'],
          { points: 4 },
        ),
        multiple(
          'Which of these are signs that a payment should be looked at by a second person?',
          ['New bank details that came by mail', 'An amount just below the limit for approval'],
          ['A supplier of many years on the usual day', 'An amount in another currency'],
          { points: 4 },
        ),
        shortText('What is the statement called that shows assets, liabilities and equity on one day?', [
          'balance sheet',
          'statement of financial position',
          'the balance sheet',
        ]),
        ordering(
          'Order the closing of a month.',
          ['Book what is missing', 'Reconcile the accounts', 'Review what differs', 'Lock the month', 'Report'],
          { points: 4 },
        ),
        longText('A colleague asks you to date an invoice into last month. What do you say?', {
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
      title: 'Words that do their work',
      intro: INTRO,
      minutes: 20,
      passPercent: null,
      isShuffled: false,
      questions: [
        shortText('One word for: “in spite of the fact that”.', ['although', 'though', 'despite']),
        multiple(
          'Which of these sentences tell the reader something?',
          ['Delivery takes three days.', 'You can cancel until Friday.'],
          ['We are passionate about excellence.', 'A world-class experience awaits.'],
          { points: 4 },
        ),
        numeric('A mail went to 8,000 people, 2,400 opened it, 96 bought. How many of 100 who opened it bought?', 4, {
          unit: '%',
          points: 3,
        }),
        single(
          'A customer says your price is twice that of another. What do you ask first?',
          'What the other offer would do for them',
          ['Whether they want a discount', 'Who else they have talked to', 'Why they did not say so earlier'],
          { points: 3 },
        ),
        ordering(
          'Order a page about a new feature.',
          ['What it lets people do', 'How it looks in use', 'What it costs', 'How to begin'],
          { points: 3 },
        ),
        longText('Explain to somebody who has never hired abroad what a work permit decides. Five sentences at most.', {
          points: 7,
          minLength: 150,
          maxLength: 900,
          guide: 'Plain words, true, no sentence that could be left out.',
        }),
      ],
    },
  },
  {
    departments: ['Operations', 'Planning', 'Procurement', 'Delivery', 'Care', 'Office', 'People'],
    laterDays: null,
    content: {
      title: 'A day with too little of everything',
      intro: 'Nothing here needs special knowledge. We want to see how you set an order.',
      minutes: 15,
      passPercent: 50,
      isShuffled: true,
      questions: [
        ordering(
          'A driver is ill. Order what you do.',
          [
            'See which deliveries cannot wait',
            'Ask who can take them',
            'Tell the customers whose delivery moves',
            'Note it for the plan of tomorrow',
          ],
          { points: 5 },
        ),
        numeric('Three people pack 90 boxes in two hours. How many boxes do five people pack in three hours?', 225, {
          points: 4,
        }),
        single(
          'Two teams need the same room at ten. Both booked it. What do you do?',
          'Ask both what cannot move, then decide and tell them why',
          ['Give it to whoever is louder', 'Give it to whoever booked first, without asking', 'Let them settle it'],
          { points: 3 },
        ),
        multiple(
          'Which of these make a handover safe?',
          ['It is written down', 'Whoever takes over says it back'],
          ['It is as short as can be', 'It happens while something else does'],
          { points: 4 },
        ),
        shortText('It is 14:00 in Nairobi (UTC+3). What time is it in Lisbon in winter (UTC+0)? Write it as 00:00.', [
          '11:00',
          '11.00',
          '11',
        ]),
        longText('Tell of a plan of yours that fell apart. What did you do in the first hour?', {
          points: 5,
          minLength: 120,
          maxLength: 1_000,
          guide: 'Decides early, tells those it concerns, says what was learned.',
        }),
      ],
    },
  },
]
