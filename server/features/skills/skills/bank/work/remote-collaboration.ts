import { bank, one, several, topic } from '../bank-notation.ts'

export const remoteCollaboration = bank(
  'remote-collaboration',
  'Writing things down, time zones, meetings, trust and focus, tools and safety',
  topic('Writing things down', [
    one(
      'You and a colleague decide something in a call. What do you do next?',
      'Write the decision and its reason where the team looks for it',
      [
        'Remember it and tell those who ask about it in the next meeting',
        'Wait until somebody else writes it down',
        'Record the call and share the link',
      ],
      'A decision nobody can find will be taken again.',
    ),
    one(
      'Which channel suits a question that ten other people may have as well?',
      'A public channel of the team',
      ['A direct message', 'A call', 'An email to the boss'],
      'The answer helps everyone, including those who search for it later.',
    ),
    one(
      'What makes a status update useful?',
      'What is done, what is next, what is blocked',
      [
        'How many hours were worked on which day',
        'A copy of all messages of the day',
        'How everybody feels about the work',
      ],
      'Readers can act on it without asking.',
    ),
    one(
      'How should a proposal for readers in other zones end?',
      'With what happens if nobody objects, and until when',
      [
        'With a poll about the best time for a call with everybody',
        'With thanks for reading',
        'With a request for comments, without a date',
      ],
      'It can proceed while people sleep, and everybody had their chance.',
    ),
    one(
      'Where should the truth about a project’s state be?',
      'In one place that is kept up to date',
      ['In the newest message', 'In several documents', 'In the head of the lead'],
      'Copies disagree sooner or later.',
    ),
    one(
      'Why explain the background in a message, not only the request?',
      'The reader can answer fully without a second round',
      ['It looks thorough and shows how much you know about it', 'It is polite', 'It is required by law'],
      'Across eight hours, each further question costs a day.',
    ),
    one(
      'What is the best reply if you cannot answer before tomorrow?',
      'A short note that says when you will',
      [
        'A long explanation of why you are busy',
        'Nothing, as the answer follows soon',
        'A thumbs-up below the message',
      ],
      'The other person can plan around it.',
    ),
    one(
      'What should a document have so that it can be trusted later?',
      'An owner and a date of its last review',
      ['Many authors, because each of them has read it', 'A long title', 'A password'],
      'Outdated instructions are worse than none.',
    ),
  ]),
  topic('Time zones', [
    one(
      'How do you write a meeting time for people in several zones?',
      'With the zone, or in each person’s own time',
      [
        'In your own time, as everybody knows where you are',
        'As "tomorrow morning" or "in the afternoon"',
        'In the boss’s time',
      ],
      'A time without a zone is not a time.',
    ),
    one(
      'A team in Nairobi (UTC+3) and one in São Paulo (UTC−3) both work from 9 to 17. How many hours overlap?',
      '2',
      ['0', '4', '6'],
      'São Paulo’s 9:00 is 15:00 in Nairobi; until 17:00 there are two hours.',
    ),
    one(
      'Why can a weekly meeting suddenly be an hour off for some?',
      'Daylight saving time starts and ends on different dates, or not at all',
      [
        'Calendars in different countries count the weeks of the year in different ways',
        'The internet is slow',
        'Somebody changed the year',
      ],
      'A meeting is tied to one zone; for everyone else it moves.',
    ),
    one(
      'Who should bear the late hours of a call between Tokyo and New York?',
      'Both in turn',
      ['Tokyo', 'The younger ones', 'Whoever was hired last'],
      'Rotation is fair, and makes people ask whether the call is needed.',
    ),
    one(
      'What is a good use of the few hours a team overlaps?',
      'What needs a conversation',
      ['Reading each other’s reports', 'Deep work that needs silence', 'Status reports in turn'],
      'Everything that can be done alone can be done outside of them.',
    ),
    one(
      'It is 02:00 for your colleague. You have a question that can wait. What do you do?',
      'Send it so that it arrives in their morning',
      ['Send it marked as urgent, so that it is not overlooked', 'Call them', 'Wait a week'],
      'Scheduled messages respect the night.',
    ),
    one(
      'How is work handed over to the next zone?',
      'With the state, open questions and the next step in writing',
      ['With a call at midnight, so that nothing gets lost in writing', 'By leaving the files open', 'Not at all'],
      'The next person can start at once.',
    ),
    one(
      'Which of these is a safe way to store the time of an event in the past?',
      'In UTC',
      ['In local time', 'As a weekday', 'As text "yesterday"'],
      'For future meetings the zone has to be stored as well, as its rules can change.',
    ),
  ]),
  topic('Meetings', [
    one(
      'Which of these should usually not be a meeting?',
      'Reading out status',
      [
        'Solving a conflict',
        'Getting to know a new colleague',
        'Deciding between options after everybody has read them',
      ],
      'It can be read, at any time, in less time.',
    ),
    one(
      'Half of the team is in one room, half on the call. What makes it fair?',
      'Everybody joins from their own device',
      ['A better microphone in the room', 'Louder speaking', 'Turning cameras off'],
      'Then all have the same view and the same voice.',
    ),
    one(
      'What belongs in an invitation?',
      'The purpose, what to prepare, and who is optional',
      ['Only a link and the time, so that it stays short and friendly', 'The seating', 'The notes'],
      'People can decide whether they are needed.',
    ),
    one(
      'Somebody cannot attend because of their zone. What do they need?',
      'Notes with decisions and a way to object',
      [
        'A recording of the call, without a summary',
        'An invitation to the next call',
        'A private summary from a friend',
      ],
      'Attendance must not be the price for being heard.',
    ),
    one(
      'How do you make sure that quiet people are heard in a call?',
      'Ask for thoughts in writing first, then ask each person in turn',
      ['Wait for them', 'Call on them without warning', 'Ask the loudest to be brief, nothing else'],
      'Not everybody interrupts, and second-language speakers need a moment.',
    ),
    one(
      'Your connection is weak. What do you turn off first?',
      'Your camera',
      ['Your microphone', 'The captions', 'The call'],
      'Sound carries the meaning and needs little data.',
    ),
    one(
      'What must happen before a call is recorded?',
      'Everybody agrees',
      ['The host agrees', 'Nothing', 'It is announced afterwards'],
      'In many countries it is also the law.',
    ),
    one(
      'A meeting reaches its goal after 20 of 60 minutes. What now?',
      'End it',
      ['Find other topics', 'Wait', 'Start again'],
      'Time given back is the best result.',
    ),
  ]),
  topic('Trust and focus', [
    one(
      'What do good remote teams judge people by?',
      'Results that were agreed on',
      ['Hours online', 'The number of messages', 'How quickly they reply'],
      'Presence says little about work.',
    ),
    one(
      'What shows a new colleague best that questions are welcome?',
      'Ask some yourself, in public',
      ['Say so once', 'Send a policy', 'Answer within a second'],
      'People follow what they see.',
    ),
    one(
      'What helps most against constant interruptions?',
      'Fixed times for messages, agreed with the team',
      ['Answering every message at once, so that they do not pile up', 'Working longer hours', 'More channels'],
      'Everyone knows when to expect an answer, and you can concentrate.',
    ),
    one(
      'A colleague’s short message sounds rude. What do you assume first?',
      'That it was written in a hurry',
      ['That they are angry', 'That they dislike you', 'That it was meant for somebody else'],
      'Text has no voice. Ask before you answer in kind.',
    ),
    one(
      'What is a sign that somebody works too much?',
      'Messages at all hours for weeks',
      [
        'A reply that comes a day later',
        'Short reports, several weeks in a row',
        'A day off in the middle of a project',
      ],
      'Without a commute there is no natural end of the day; talk about it.',
    ),
    one(
      'You made a mistake that affects other people. What do you do?',
      'Tell them at once, with what you are doing about it',
      ['Fix it in silence', 'Wait to see whether they notice', 'Explain why it was not your fault'],
      'Trust grows by how mistakes are handled.',
    ),
    one(
      'How is praise most useful?',
      'When it is specific and the team can see it',
      [
        'When it comes once a year, with the review',
        'When it is general and meant for all',
        'When it stays between two people',
      ],
      'It shows what the team values.',
    ),
    one(
      'A new hire works eight hours away from the team. What helps in the first weeks?',
      'One named person who overlaps with them and has time',
      ['A folder with all documents that the team has ever written', 'A weekly all-hands', 'Waiting until they ask'],
      'Documents only answer questions you already know to ask.',
    ),
  ]),
  topic('Tools and safety', [
    one(
      'You work in a café. What protects company data best?',
      'Locking the screen and using the company’s secure connection',
      ['Incognito mode, because nothing that is done in it leaves a trace', 'A fast laptop', 'A seat by the window'],
      'Eyes and networks are public there.',
    ),
    one(
      'A message from the boss asks for gift cards, urgently. What do you do?',
      'Check through another channel',
      ['Buy them', 'Answer the message', 'Forward it to the team'],
      'Urgency and secrecy are the signs of fraud.',
    ),
    one(
      'Where do passwords of shared accounts belong?',
      'In a password manager with access per person',
      ['In a private chat that only the team can open', 'In a document', 'On paper at the office'],
      'Access can then be given, seen and taken away.',
    ),
    one(
      'Your laptop is stolen. What comes first?',
      'Tell the company so that it can be locked',
      [
        'Look for it where you saw it last for a day or two',
        'Buy a new one and restore your files',
        'Report it to the airline',
      ],
      'Minutes matter; nobody blames those who report at once.',
    ),
    one(
      'You leave a project. What about your access?',
      'It should be removed, and you can ask for it',
      [
        'Keep it, in case somebody asks you something',
        'Hand it over to your successor',
        'It ends by itself after a while',
      ],
      'Unused access only helps attackers.',
    ),
    one(
      'Which file name helps a team most?',
      '2026-05 price list EU.ods',
      ['final_final2.ods', 'new.ods', 'prices (copy).ods'],
      'Date and content are visible, and it sorts.',
    ),
    one(
      'Two people edit the same text offline. What avoids lost work?',
      'A tool that merges changes or keeps versions',
      ['Mailing it around after every change that was made', 'Working faster', 'A larger screen'],
      'Attachments multiply; versions can be compared.',
    ),
    several(
      'Which of these should be done before travelling to work from another country for a month?',
      ['Ask the employer about tax and social security', 'Check the right to work there'],
      ['Nothing, work is online', 'Change the laptop’s language'],
      'Rules follow where the work is done, not where the company is.',
    ),
  ]),
)
