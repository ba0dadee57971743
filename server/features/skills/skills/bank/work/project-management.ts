import { bank, one, several, topic } from '../bank-notation.ts'

export const projectManagement = bank(
  'project-management',
  'Goals and scope, planning, people, risks and changes, finishing',
  topic('Goals and scope', [
    one(
      'Which goal can be checked?',
      'By 30 June, new customers pay within two minutes of signing up',
      [
        'Become the leading provider of payments for small companies in Europe',
        'Improve quality wherever possible',
        'Work harder on onboarding',
      ],
      'It has a measure and a date.',
    ),
    one(
      'What is scope creep?',
      'Work that is added without deciding on time, money or quality',
      [
        'A team that grows so fast that nobody knows all of its members any more',
        'A project that ends early',
        'Using too many tools',
      ],
      'Each addition seems small; together they sink the plan.',
    ),
    one(
      'Scope, time and budget are fixed. What gives way under pressure?',
      'Quality',
      ['The number of stakeholders', 'The goal', 'Nothing'],
      'If nothing may move, the hidden part does. Agree early on what may move.',
    ),
    one(
      'What should a list of what is out of scope achieve?',
      'Nobody expects it by mistake',
      ['A shorter document', 'More work later', 'A smaller team'],
      'Assumptions differ most about what was never said.',
    ),
    one(
      'What is a deliverable?',
      'A result that somebody receives and can accept',
      ['A meeting in which results are shown to the sponsor', 'A task in progress', 'A role in the team'],
      'It should be clear who accepts it and by what measure.',
    ),
    one(
      'Who decides when two stakeholders want opposite things?',
      'The person named as decision-maker at the start',
      [
        'The one who has been in the project for longer',
        'The project manager, without asking anybody',
        'The team by vote',
      ],
      'Without a named decision-maker the conflict waits until it is expensive.',
    ),
    one(
      'What does a MoSCoW list contain?',
      'Must, should, could, and will not this time',
      [
        'Milestones, owners, status, costs, and who is told',
        'Tasks in the order of their deadlines',
        'Risks, ranked by their cost',
      ],
      'It makes clear what can be dropped first.',
    ),
    one(
      'What is a minimum viable product?',
      'The smallest version that teaches you whether you are right',
      [
        'The cheapest product that a customer is still willing to pay for',
        'A draft nobody uses',
        'The first of three releases',
      ],
      'Real people use it, otherwise nothing is learned.',
    ),
  ]),
  topic('Planning', [
    one(
      'What is the critical path?',
      'The chain of tasks that decides the earliest end',
      [
        'The tasks with the highest risk of being more expensive',
        'The tasks the client has asked for first',
        'The tasks that can be done at any time',
      ],
      'A delay on it delays the project; elsewhere there is slack.',
    ),
    one(
      'Why do estimates of large tasks fail more often than of small ones?',
      'Large tasks hide more that nobody has thought of',
      ['People are lazy', 'Small tasks are not estimated', 'Large tasks have more people'],
      'Breaking work down reveals the unknown.',
    ),
    one(
      'An engineer says "between three and eight days". What do you plan with?',
      'The range, and a buffer for the project as a whole',
      [
        'Three days, and a new plan if that turns out to be wrong',
        'Eight days for each task, so that none is late',
        'Five and a half days, as a promise',
      ],
      'Estimates are probabilities. Adding up worst cases wastes time, best cases miss dates.',
    ),
    one(
      'What is a milestone?',
      'A point at which something checkable is reached',
      ['A long task that takes more than one week of work', 'A weekly meeting', 'A payment'],
      'It takes no time itself.',
    ),
    one(
      'What does a dependency "finish to start" mean?',
      'B can start when A is finished',
      ['A and B end together', 'B must end before A', 'A starts when B starts'],
      'It is the most frequent kind.',
    ),
    one(
      'Adding people to a late project often makes it later. Why?',
      'They have to be brought up to speed by those who are busy',
      [
        'They cost money that was meant for the last part of the project',
        'They work more slowly for ever',
        'They need desks',
      ],
      'Communication grows with every person. It is known as Brooks’s law.',
    ),
    one(
      'What is a good size for a task on a board?',
      'One that shows progress within a day or two',
      ['One that keeps a person busy for about one month', 'Five minutes', 'As large as possible'],
      'Longer ones hide problems for too long.',
    ),
    one(
      'What does a work-in-progress limit do?',
      'People finish things before they start new ones',
      [
        'It limits how many hours a person works in a week',
        'It limits how many people may join',
        'It sets the order of tasks',
      ],
      'Less switching means each thing is done sooner.',
    ),
  ]),
  topic('People', [
    one(
      'In a RACI table, who is accountable?',
      'The one person who answers for the result',
      [
        'Everybody who does a part of the work',
        'All those who are informed about it',
        'The one who is asked for advice beforehand',
      ],
      'Several may be responsible for doing it; only one is accountable.',
    ),
    one(
      'A decision concerns people in four time zones. What is best?',
      'A written proposal with time to comment, then a decision with its reason',
      [
        'A call at the manager’s noon, recorded for everybody who has to sleep at that time',
        'A vote within the hour',
        'Deciding and telling nobody',
      ],
      'Everybody can think and answer in their own day.',
    ),
    one(
      'What is the purpose of a daily stand-up?',
      'To see what blocks whom, and agree on the day',
      [
        'To report to the manager how long each task took',
        'To solve problems in the whole group',
        'To check who is present',
      ],
      'Problems are solved afterwards by those concerned; it can also be written.',
    ),
    one(
      'Somebody says nothing in meetings but does good work. What helps?',
      'Asking for written input before the meeting',
      ['Calling them out in the meeting so that they have to speak', 'Leaving them out of meetings', 'Longer meetings'],
      'Not everybody thinks aloud, least of all in a second language.',
    ),
    one(
      'Two team members disagree for a week. What do you do?',
      'Bring them together over the facts and the goal, and have it decided',
      [
        'Choose the one with more experience and tell the other to accept it from now on',
        'Choose the friend',
        'Split the team',
      ],
      'Unsolved conflicts cost more than a wrong decision.',
    ),
    one(
      'What makes delegation work?',
      'Saying what result is needed, by when, and how much may be decided alone',
      [
        'Explaining every step in writing, so that no question can be left open at the end',
        'Checking every hour',
        'Sending a link',
      ],
      'The how is up to the person; the what is not.',
    ),
    one(
      'A stakeholder only wants to know if they have to act. What do you send?',
      'A short note that starts with what you need from them',
      ['The full plan each week, with all changes marked in colour', 'All meeting notes', 'Nothing'],
      'Information is tailored to what its reader decides.',
    ),
    one(
      'What is psychological safety?',
      'People can speak about mistakes without fear',
      ['Nobody criticises the work of another person at all', 'Never criticising', 'A calm office'],
      'Problems come to light while they are small.',
    ),
  ]),
  topic('Risks and changes', [
    one(
      'What is the difference between a risk and an issue?',
      'A risk may happen, an issue has',
      ['A risk is larger', 'An issue is technical', 'There is none'],
      'Risks are prepared for, issues are solved.',
    ),
    one(
      'How are risks usually ranked?',
      'By probability and impact together',
      ['By date, the next one first', 'By who found them and who owns them', 'By cost, without their likelihood'],
      'A rare catastrophe and a frequent nuisance can weigh the same.',
    ),
    one(
      'You buy insurance against a loss. Which response to a risk is this?',
      'Transfer',
      ['Avoidance', 'Acceptance', 'Escalation'],
      'Somebody else bears the cost if it happens.',
    ),
    one(
      'A change is requested in the middle of the project. What comes first?',
      'Finding out what it means for time, cost and the rest',
      ['Starting at once, so that the person who asked for it is content', 'Refusing', 'Updating the logo'],
      'Then somebody with the right to decide decides.',
    ),
    one(
      'A project is on 80 % for the fourth week. What does it tell you?',
      'The measure does not show what is left',
      ['It is almost finished', 'The team is on holiday', 'Nothing is wrong'],
      'Count finished, checkable parts instead of feelings.',
    ),
    one(
      'When should you say that a date will be missed?',
      'As soon as it is likely',
      ['On the date', 'When asked', 'When it is certain'],
      'Early news leaves everyone else options.',
    ),
    one(
      'What is a contingency plan?',
      'What you will do if a certain risk happens',
      ['The second-best plan', 'A plan without dates', 'A plan for the budget'],
      'It is written before it is needed.',
    ),
    one(
      'A supplier is the only source of a part. What kind of risk is that?',
      'A single point of failure',
      ['A sunk cost', 'A milestone', 'An opportunity cost'],
      'A second source or a stock reduces it.',
    ),
  ]),
  topic('Finishing', [
    one(
      'What is a definition of done?',
      'The checks that every result must pass',
      [
        'The list of tasks that are still open',
        'The signature of the client at the end',
        'The date by which everything is due',
      ],
      'It is agreed before, so that done means the same to all.',
    ),
    one(
      'What is a retrospective for?',
      'Agreeing on a few changes to how the team works',
      ['Judging how well each person has worked since the last one', 'Reporting to the client', 'Counting hours'],
      'One change that is made is worth more than twenty on a list.',
    ),
    one(
      'Money already spent cannot be recovered. What does this mean for the decision to continue?',
      'It should not matter',
      ['It should be doubled', 'The project must be finished', 'It decides'],
      'Sunk costs are the same whatever you do next.',
    ),
    one(
      'Who should confirm that the project has reached its goal?',
      'Those for whom it was done',
      ['The project team', 'The newest member', 'Nobody'],
      'Acceptance is theirs, by the measures agreed on.',
    ),
    one(
      'What is most often forgotten at the end?',
      'Who runs and maintains the result',
      ['Who pays for the party at the end', 'What the result is to be called', 'Which tools the team would use again'],
      'Handover includes documentation, access and a contact.',
    ),
    one(
      'Which figure shows whether the project was worth it?',
      'The change in what it was meant to improve',
      ['The number of tasks', 'The number of meetings', 'The size of the team'],
      'It needs a measure from before.',
    ),
    one(
      'What should lessons learned look like?',
      'Short, concrete, and where the next team will look',
      ['A report of 60 pages with all meetings, mails and decisions', 'A speech', 'A private note'],
      'Otherwise nobody learns from them.',
    ),
    several(
      'Which of these are signs that a project should be stopped?',
      ['The need it serves is gone', 'Its remaining cost exceeds its remaining benefit'],
      ['It has already cost a lot', 'One milestone was late', 'It has a new manager'],
      'Only what lies ahead counts.',
    ),
  ]),
)
