import { bank, one, topic } from '../bank-notation.ts'

export const english = bank(
  'english',
  'Written English at work: clarity, grammar, tone, meetings and messages, words that are easily confused',
  topic('Clear sentences', [
    one(
      'Which sentence is clearest?',
      'Please send the report by Friday, 17:00 UTC.',
      [
        'It would be appreciated if the report could be sent at the end of the week.',
        'The report should be sent at your earliest convenience, Friday at the latest.',
        'Kindly do the needful regarding the report.',
      ],
      'It says who does what by when, in few words.',
    ),
    one(
      'Which subject line helps a busy reader most?',
      'Decision needed by Tuesday: price of the basic plan',
      ['Question', 'Important!!!', 'Following up on our conversation'],
      'The reader knows what is wanted and when before opening it.',
    ),
    one(
      'Which is the best shorter version of "due to the fact that"?',
      'because',
      ['owing to the reason', 'in view of', 'as per'],
      'One plain word instead of five.',
    ),
    one(
      'Which sentence names who is responsible?',
      'The payments team will fix the error by noon.',
      [
        'The error will be fixed by noon.',
        'The error is expected to be fixed by noon.',
        'There will be a fix by noon.',
      ],
      'Passive sentences can leave out who does it.',
    ),
    one(
      'Where does the main point of a long message belong?',
      'In the first sentences',
      ['In the middle', 'In the last sentence', 'In an attachment'],
      'Many readers only see the beginning on their phone.',
    ),
    one(
      'Which list item fits "The tool can: search files, …"?',
      'rename them',
      ['renaming them', 'to be renamed', 'it renames them'],
      'Items of a list share the same form, here verbs after "can".',
    ),
    one(
      'Which sentence is ambiguous?',
      'I saw the manager with the report in the office of the client yesterday’s meeting was about.',
      ['The client sent the contract.', 'We met at noon.', 'The build failed twice.'],
      'Too many parts without commas leave open what belongs to what.',
    ),
    one(
      'What does "We do not support all browsers" leave open?',
      'Whether some are supported or none',
      ['Which product the sentence is about', 'Who wrote the sentence', 'What counts as a browser'],
      '"We support only some browsers" says it.',
    ),
  ]),
  topic('Grammar', [
    one(
      'Which sentence is correct?',
      'The team has finished, and its results are online.',
      [
        'The team has finished, and it’s results are online.',
        'The team have finish, and its results are online.',
        'The team has finished, and their’s results are online.',
      ],
      'Its is possessive; it’s means it is or it has.',
    ),
    one(
      'Choose the correct form: "If we had known, we … earlier."',
      'would have started',
      ['would start', 'had started', 'will have started'],
      'An unreal condition in the past takes would have and the participle.',
    ),
    one(
      'Choose the correct form: "She has worked here … 2021."',
      'since',
      ['for', 'from', 'during'],
      'Since names the start, for the length of time.',
    ),
    one(
      'Which of these sentences is correct?',
      'We have fewer meetings and less noise now.',
      [
        'We have less meetings and fewer noise now.',
        'We have less meetings and less noise now.',
        'We have fewer meetings and fewer noise now.',
      ],
      'Fewer is for what can be counted, less for what cannot.',
    ),
    one(
      'Choose the correct sentence.',
      'I have been working on this since Monday.',
      [
        'I am working on this since Monday.',
        'I work on this since Monday.',
        'I was working on this since Monday until now.',
      ],
      'Something that began in the past and still continues takes the present perfect.',
    ),
    one(
      'Choose the sentence without a mistake.',
      'I look forward to hearing from you.',
      [
        'I look forward to hear from you.',
        'I am looking forward hear from you.',
        'I look forward for hearing from you.',
      ],
      'Here "to" is a preposition and takes the -ing form.',
    ),
    one(
      'Where is the comma needed? "Before we ship the fix please run the tests"',
      'After "fix"',
      ['After "Before"', 'After "please"', 'After "run"'],
      'A clause in front of the main one is set off by a comma.',
    ),
    one(
      'Choose the correct form: "Neither the manager nor the engineers … available."',
      'are',
      ['is', 'was', 'be'],
      'The verb agrees with the nearer subject, which is plural.',
    ),
  ]),
  topic('Tone', [
    one(
      'A colleague missed a deadline. Which opening is best?',
      'The draft was due yesterday. What do you need to finish it?',
      [
        'Why do you never keep deadlines?',
        'As I have already told you several times, the draft is late.',
        'No worries, take all the time in the world!',
      ],
      'It states the fact and asks for a way forward, without blame and without giving up the date.',
    ),
    one(
      'Which answer to a customer’s complaint is best?',
      'You are right, the charge was wrong. I have refunded it; it arrives within three days.',
      [
        'We apologise for any inconvenience you may have felt, and thank you for your patience and your loyalty.',
        'This is not our department, so please write to billing.',
        'According to our policy, charges are checked at the end of the month.',
      ],
      'It takes responsibility and says what happens when.',
    ),
    one(
      'Which phrase softens a disagreement without hiding it?',
      'I see it differently: the figures for May point the other way.',
      [
        'You are wrong, and everybody here can see that you are.',
        'Whatever you think is best, as you know these things.',
        'With all due respect, that makes no sense.',
      ],
      'The disagreement is clear and about the matter, not the person.',
    ),
    one(
      'Which request is polite and clear?',
      'Could you review this by 3 pm? It blocks the release.',
      [
        'Review this.',
        'I was wondering if maybe you might possibly look at this at some point.',
        'You have to review this now.',
      ],
      'It asks, and it gives the time and the reason.',
    ),
    one(
      'How does "Please advise" sound to many readers?',
      'Stiff, and unclear about what is wanted',
      ['Warm, and full of interest in them', 'Like a joke among colleagues', 'Short, clear and to the point'],
      'A concrete question is better.',
    ),
    one(
      'Which sentence avoids jargon for a new customer?',
      'You can sign in with your work account.',
      ['SSO is GA via your IdP.', 'Leverage federated identity.', 'Authenticate through SAML assertions.'],
      'It says what the customer can do, in everyday words.',
    ),
    one(
      'Which word should be left out of "You simply have to reinstall the program"?',
      'simply',
      ['have', 'program', 'to'],
      'It tells somebody who struggles that it is easy.',
    ),
    one(
      'How is bad news best given in writing?',
      'Early in the message, with the reason and what comes next',
      ['At the very end', 'Between two compliments, without details', 'Only when asked'],
      'People need to act on it, and notice when it is hidden.',
    ),
  ]),
  topic('Meetings and messages', [
    one(
      'What does "Let’s table this" mean in a British meeting?',
      'Put it forward for discussion now',
      ['Postpone it to a later meeting', 'Write its points in a table', 'Vote on it without discussion'],
      'In American English it means to postpone, so say "discuss" or "postpone" in an international team.',
    ),
    one(
      'You did not catch what was said on a call. What do you say?',
      'Sorry, could you repeat the last part?',
      ['What did you say there?', 'Yes, of course, please go on as planned.', 'Never mind, I will ask later.'],
      'Asking is normal; guessing costs more later.',
    ),
    one(
      'Which message invites an answer without a meeting?',
      'I propose option B because it is cheaper. If nobody objects by Thursday, I will start.',
      [
        'Let’s sync on this early next week, when everyone is back and has had time to think.',
        'Thoughts?',
        'Can everyone join a call about the options?',
      ],
      'It has a proposal, a reason and a date.',
    ),
    one(
      '"Next Friday" on a Wednesday: what is the safest way to say it?',
      'Friday 21 November',
      ['This coming Friday', 'Friday week', 'The Friday after'],
      'Speakers disagree about "next"; a date does not.',
    ),
    one(
      'What does "I’ll get back to you by EOD" need in an international team?',
      'A time zone',
      ['An exclamation mark', 'A signature', 'Nothing'],
      'The end of the day differs by many hours.',
    ),
    one(
      'How do you end a meeting summary?',
      'With who does what by when',
      ['With thanks to all', 'With the full transcript', 'With open questions only'],
      'Actions are what readers look for.',
    ),
    one(
      'Someone writes "Can you take a look?" with a 40-page document. What do you ask?',
      'What kind of feedback do you need, and by when?',
      [
        'Why is it so long, and who wrote all of it?',
        'Should I read all of it?',
        'Is there somebody else who could do it?',
      ],
      'A check of figures is different from a check of style.',
    ),
    one(
      'What does "going forward" mean?',
      'from now on',
      ['to be continued', 'in front', 'in a hurry'],
      'It is office language; "from now on" is plainer.',
    ),
  ]),
  topic('Easily confused words', [
    one(
      'Choose: "The change will … all users."',
      'affect',
      ['effect', 'infect', 'afflict'],
      'To affect is to influence; an effect is the result.',
    ),
    one(
      'Choose: "Please … that the door is locked."',
      'make sure',
      ['assure', 'insure', 'ensure of'],
      'You assure people and insure things; you make sure that something is so.',
    ),
    one(
      'What does "eventually" mean?',
      'in the end, after some time',
      ['maybe, under certain conditions', 'now and then', 'at once'],
      'Many languages have a similar word that means "possibly".',
    ),
    one(
      'Which word means "at present"?',
      'currently',
      ['actually', 'formerly', 'eventually'],
      'Actually means "in fact".',
    ),
    one(
      'Choose: "Could you … me your notes?"',
      'lend',
      ['borrow', 'hire', 'rent'],
      'The owner lends; the other person borrows.',
    ),
    one(
      'What is a "deadline"?',
      'The latest time for something',
      ['A line that is not in service', 'The end of a company', 'A plan that failed'],
      'A task with a date has a deadline.',
    ),
    one(
      'Choose: "We are … to announce the release."',
      'pleased',
      ['pleasing', 'pleasant', 'please'],
      '-ed describes how somebody feels, -ing what causes it.',
    ),
    one(
      'Which sentence uses "principal" or "principle" correctly?',
      'The principal reason is cost.',
      ['The principle reason is cost.', 'It is a matter of principal.', 'He is a principle engineer.'],
      'Principal means main; a principle is a rule.',
    ),
  ]),
)
