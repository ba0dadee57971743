import { bank, one, several, topic } from '../bank-notation.ts'

export const customerSupport = bank(
  'customer-support',
  'Understanding people, writing answers, solving problems, difficult conversations, running a queue',
  topic('Understanding people', [
    one(
      'A customer writes "It does not work." What is the best first reply?',
      'Ask what they tried to do, what happened and what they expected',
      [
        'Ask them to reinstall the program and to write again if it still does not work',
        'Send the whole manual',
        'Wait for more details',
      ],
      'The three answers usually make the problem reproducible.',
    ),
    one(
      'What is active listening in writing?',
      'Restating the problem in your words before solving it',
      [
        'Answering within a minute, so that the customer feels heard',
        'Copying their message',
        'Asking ten questions at once',
      ],
      'They see that they were understood, and you notice when they were not.',
    ),
    one(
      'A customer asks for a feature. What should you find out first?',
      'What they want to achieve with it',
      ['How much they pay', 'Who else wants it', 'When they need it'],
      'There may already be a way, and the reason helps the product team more than the request.',
    ),
    one(
      'An angry message arrives. What does the person need first?',
      'To see that somebody takes the problem seriously',
      [
        'A discount on their next invoice, before anything else',
        'An explanation of the policy that applies',
        'To be passed on to the next free colleague',
      ],
      'Facts are heard once the feeling has been acknowledged.',
    ),
    one(
      'Which question is open?',
      'How do you usually export your reports?',
      ['Did you export the report?', 'Is it broken?', 'Do you use Windows?'],
      'Open questions bring out what you did not think of.',
    ),
    one(
      'A customer uses a wrong name for a feature. What do you do?',
      'Use the right name in your answer, without correcting them',
      [
        'Point out the mistake politely, so that they use the right name next time',
        'Use the wrong name too',
        'Ask them to read the glossary',
      ],
      'They learn the term and are not embarrassed.',
    ),
    one(
      'What is empathy in support?',
      'Showing that you understand what the problem means for them',
      [
        'Apologising in every sentence until the customer is calm again',
        'Agreeing with everything the customer says',
        'Sharing your own problems',
      ],
      '"That must be annoying right before your deadline" is enough.',
    ),
    one(
      'The customer writes in a language you do not speak. What is best?',
      'Answer with a translation, say so, and keep sentences short',
      [
        'Answer in English without a word about it, as all companies do',
        'Close the ticket',
        'Ask them to learn English',
      ],
      'Short sentences survive translation.',
    ),
  ]),
  topic('Writing answers', [
    one(
      'What belongs at the start of an answer to a customer who is in a hurry?',
      'The solution or the next step',
      ['The history of the ticket', 'A long apology', 'A link to the terms'],
      'Details can follow for those who want them.',
    ),
    one(
      'How should steps be written?',
      'Numbered, one action each, with what they should see',
      [
        'In one friendly paragraph, so that it does not feel like a manual',
        'As a video only',
        'From the end to the start',
      ],
      'They can be followed while switching windows.',
    ),
    one(
      'When is a prepared answer right?',
      'When it fits and is adapted to the person’s question',
      ['Always, because all customers should get the very same answer', 'Never', 'Only for angry customers'],
      'Saved text saves time; an answer to another question costs it.',
    ),
    one(
      'You do not know the answer. What do you write?',
      'What you will find out, and by when they hear from you',
      [
        'A good guess, so that they do not have to wait for an answer',
        'Nothing until you know',
        '"We are looking into it."',
      ],
      'A promise with a time is better than silence or a guess.',
    ),
    one(
      'Which sentence is best?',
      'You can change the address under Settings, Account.',
      [
        'The address can’t be changed here.',
        'Unfortunately you are in the wrong place.',
        'Please refer to the documentation.',
      ],
      'It says what is possible, not what is not.',
    ),
    one(
      'A customer asked three questions. How do you make sure all are answered?',
      'Answer them one by one, quoting or numbering them',
      ['Answer the most important one and ask whether that was helpful', 'Ask which matters most', 'Call them'],
      'A missed question means another round.',
    ),
    one(
      'What should a link in an answer say?',
      'Where it leads',
      ['"Click here"', 'The raw address with all parameters', '"Link"'],
      'People decide by it, and screen readers read it alone.',
    ),
    one(
      'What must never be asked for by email?',
      'A password',
      ['An order number', 'A screenshot', 'The time of the problem'],
      'Nobody needs it, and people should learn that.',
    ),
  ]),
  topic('Solving problems', [
    one(
      'What makes a bug report useful for engineers?',
      'Steps to reproduce, what was expected and what happened',
      [
        'How urgent it is, and what the customer pays each month',
        'What the customer thinks the cause is',
        'The whole conversation, unshortened',
      ],
      'If they can reproduce it, they can usually fix it.',
    ),
    one(
      'The problem appears for one customer only. What do you compare first?',
      'What is different: browser, account, data, network',
      [
        'Which contract they have and since when they pay',
        'How they wrote about similar problems',
        'How long their last ticket was open',
      ],
      'The difference is where the cause is.',
    ),
    one(
      'Ten customers report the same fault within five minutes. What do you do first?',
      'Raise an incident',
      ['Answer each in detail', 'Wait for more', 'Restart your computer'],
      'It affects many, so it needs the people who can fix it and one common message.',
    ),
    one(
      'A workaround exists, the fix does not. What do you tell the customer?',
      'The workaround now, and that you will write when it is fixed',
      [
        'Only that the engineers know about it and that it will be fixed soon',
        'Only the workaround',
        'Nothing until the fix',
      ],
      'They can continue and do not have to ask again.',
    ),
    one(
      'What is root cause analysis for?',
      'So that the same problem does not come back',
      ['To find who is guilty', 'To close tickets faster', 'To write longer reports'],
      'Fixing the symptom only moves the next ticket to tomorrow.',
    ),
    one(
      'You want to see what the customer sees. What is the right way?',
      'A screen share or screenshots they agree to',
      ['Signing in with their password', 'Guessing', 'Asking a colleague to imagine it'],
      'Consent and a trace matter when you look at someone’s data.',
    ),
    one(
      'When is a ticket solved?',
      'When the customer can do what they wanted',
      ['When you have answered', 'After three days', 'When the queue is empty'],
      'An answer that did not help is not a solution.',
    ),
    one(
      'A fix was released. Who should hear of it?',
      'Everybody who reported the problem',
      ['Those who wrote within the last three days', 'Customers on a paid plan', 'Whoever wrote last'],
      'Linked tickets make that easy.',
    ),
  ]),
  topic('Difficult conversations', [
    one(
      'A customer insults you. What do you do?',
      'Stay factual, name the limit, and get help if it continues',
      ['Answer in the same tone, so that they notice how it sounds', 'Close the account', 'Apologise for everything'],
      'You help with the problem, but nobody has to take abuse.',
    ),
    one(
      'The company made a mistake that cost the customer money. What comes first?',
      'Say that it was our mistake and what we do about it',
      ['Explain how complicated it is', 'Point to the terms', 'Offer a coupon without a word'],
      'Responsibility first, explanation second.',
    ),
    one(
      'A refund is not possible. How do you say it?',
      'Clearly, with the reason, and with what is possible',
      [
        'By blaming the finance team, so that the customer stays on your side',
        '"Maybe later."',
        'By not answering the question',
      ],
      'A clear no is kinder than an unclear maybe.',
    ),
    one(
      'Someone asks for data of another person’s account. What do you do?',
      'Refuse, however plausible it sounds, and tell how it is done properly',
      [
        'Give it if they know the full name and the order number of the other person',
        'Ask for the birthday and give it',
        'Send half of it',
      ],
      'Such calls are a usual way to take over accounts.',
    ),
    one(
      'A customer demands a manager. What is best?',
      'Ask what outcome they hope for, and pass it on with a summary if needed',
      [
        'Say that there is none available today and that the answer would be the same anyway',
        'Pretend to be one',
        'Hang up',
      ],
      'Often you can solve it; if not, they should not have to repeat everything.',
    ),
    one(
      'You promised an answer by noon and will not make it. What do you do?',
      'Write before noon with a new time',
      ['Hope that they forget', 'Answer when you are ready', 'Write after noon with an excuse'],
      'A late answer announced in time keeps trust.',
    ),
    one(
      'A customer threatens a bad review to get a discount. What do you do?',
      'Treat the problem as you would without the threat',
      ['Give the discount, because reviews are worth more than a discount', 'Threaten back', 'Block them'],
      'Rules that hold for all are fair, and threats should not pay.',
    ),
    one(
      'Which sentence calms most?',
      'I see that you were charged twice. I am fixing it now.',
      [
        'Please calm down so that we can talk about it.',
        'I cannot see a second charge from here at the moment.',
        'You should have told us before the month ended.',
      ],
      'It shows understanding and action.',
    ),
  ]),
  topic('Running a queue', [
    one(
      'What does first response time measure?',
      'How long people wait for the first real answer',
      ['How long a ticket is open', 'How long you type', 'The time to the automatic receipt'],
      'An automatic receipt does not help anybody.',
    ),
    one(
      'Two tickets wait: one is older, one blocks a whole company. Which first?',
      'The one that blocks a company',
      ['The older one', 'The one that is solved faster', 'The one of the friendlier customer'],
      'Impact and urgency come before age.',
    ),
    one(
      'What is an SLA?',
      'A promise about times and quality',
      [
        'A ranking of support teams',
        'A list of the most frequent tickets',
        'A log of all answers and when they were sent',
      ],
      'Tickets near its limit should be seen early.',
    ),
    one(
      'You hand a ticket to a colleague in another time zone. What goes with it?',
      'What is known, what was tried, and the next step',
      [
        'A link to it, so that they form their own opinion',
        'Your assessment of the customer',
        'The time at which your shift starts again',
      ],
      'They can continue while you sleep.',
    ),
    one(
      'The same question comes every day. What is the best use of an hour?',
      'Write a help page, or have the product explain it',
      ['Answer it faster each time with a shortcut on the keyboard', 'Hire somebody', 'Hide the contact form'],
      'The best ticket is the one nobody needs to write.',
    ),
    one(
      'What is the weakness of measuring closed tickets per day?',
      'It rewards closing, not solving',
      ['It counts weekends as well', 'It rewards slow and thorough answers', 'It cannot be compared over time'],
      'Reopened tickets and satisfaction belong beside it.',
    ),
    one(
      'What is CSAT?',
      'How satisfied people were with one conversation',
      ['The number of customers who contacted support in one month', 'A contract', 'A chat program'],
      'It is asked right after the conversation; its answers are not representative of all.',
    ),
    several(
      'Which of these should be in an incident message to customers?',
      ['What is affected', 'When the next message comes'],
      ['Who made the mistake', 'A guess about the cause'],
      'People need to know whether it concerns them and when they hear more.',
    ),
  ]),
)
