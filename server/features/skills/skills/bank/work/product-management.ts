import { bank, one, several, topic } from '../bank-notation.ts'

export const productManagement = bank(
  'product-management',
  'Finding out what matters, deciding, working with the team, measuring, launching',
  topic('Finding out what matters', [
    one(
      'Which interview question tells most about real behaviour?',
      'Tell me about the last time you did this',
      ['Would you use this?', 'Do you like the design?', 'How much would you pay?'],
      'The past happened; the future is a guess, often a polite one.',
    ),
    one(
      'A large customer demands a feature. What do you find out first?',
      'Which problem it would solve, and who else has it',
      ['How fast it can be built and who has time to build it', 'Who to tell', 'Its name'],
      'The request is one solution; the problem may have a better one.',
    ),
    one(
      'What is a job to be done?',
      'What people want to achieve when they use a product',
      ['A task of the team that has an owner and a due date on the board', 'A vacancy', 'A feature'],
      'The same job can be served by very different products.',
    ),
    one(
      'Ten users were asked in a café near your office. What is the weakness?',
      'They may not be like your users',
      ['Ten are too many', 'Cafés are loud', 'They were not paid'],
      'Even small studies work if the right people are in them.',
    ),
    one(
      'Usage shows that 60 % leave at step 3. What do you do next?',
      'Watch people at step 3 to learn why',
      [
        'Remove step 3, as it costs so many people',
        'Make the button of step 3 larger',
        'Write to all who left, with a discount',
      ],
      'Numbers say where, people say why.',
    ),
    one(
      'What is a problem statement?',
      'Who has which difficulty, when, and what it costs them',
      ['A list of all bugs that customers have reported this quarter', 'A solution in one sentence', 'A complaint'],
      'It can be checked and leaves the solution open.',
    ),
    one(
      'Why look at people who stopped using the product?',
      'They know what was missing',
      ['They are easier to reach', 'They complain less', 'They cost nothing'],
      'Those who stayed cannot tell.',
    ),
    one(
      'What does a prototype test that a survey cannot?',
      'What people do',
      ['What people say', 'How many there are', 'What they earn'],
      'Saying and doing differ.',
    ),
  ]),
  topic('Deciding', [
    one(
      'What does RICE stand for?',
      'Reach, impact, confidence, effort',
      ['Risk, income, cost, ease', 'Revenue, interest, customers, engineers', 'Research, ideas, choices, execution'],
      'It makes assumptions visible; it does not decide by itself.',
    ),
    one(
      'Two options are equally good and easy to undo. What is best?',
      'Choose one now and learn',
      ['Wait until one turns out better', 'Let everybody vote on it', 'Have both analysed'],
      'Reversible decisions should be quick.',
    ),
    one(
      'What is opportunity cost?',
      'What you cannot do because you do this',
      [
        'What it costs to win another customer',
        'What you would earn if you raised the price',
        'A fee for late changes',
      ],
      'Every yes is a no to something else.',
    ),
    one(
      'A roadmap for outsiders should promise …',
      'directions and problems, few dates',
      [
        'features with the days of their release',
        'nothing, so that nobody is disappointed',
        'everything that customers asked for',
      ],
      'What is promised by the day is delivered whether or not it is still right.',
    ),
    one(
      'What is a good reason to remove a feature?',
      'Few use it and it makes everything else harder',
      [
        'A competitor has removed a similar feature this year',
        'It has bugs that nobody has fixed yet',
        'It is older than most other features',
      ],
      'Every feature costs attention for ever.',
    ),
    one(
      'The team has many ideas. What helps to choose?',
      'A goal that says which outcome matters now',
      ['The order in which the ideas arrived in the list', 'The most senior idea', 'Dice'],
      'Without a goal every idea is as good as any.',
    ),
    one(
      'What is a product strategy?',
      'Whom you serve, which problem you solve, and why you will win',
      ['A list of all features for the next two years, with the month of each', 'A budget', 'A slogan'],
      'It says no to most things.',
    ),
    one(
      'You disagree with a decision that has been made. What do you do?',
      'Say so once with reasons, then help it succeed',
      [
        'Ask again in every meeting until somebody changes it',
        'Stay silent and wait until it fails',
        'Do it your own way and show the result later',
      ],
      'Disagree and commit.',
    ),
  ]),
  topic('Working with the team', [
    one(
      'What makes a user story useful?',
      'It says who needs what and why, and how we know it works',
      [
        'It names the database tables and the endpoints that have to change',
        'It fits on one line',
        'It has an estimate',
      ],
      'The why lets engineers find better ways.',
    ),
    one(
      'When should engineers hear about a problem?',
      'Before a solution is decided',
      ['When the design is final', 'At the launch', 'In the ticket'],
      'They know what is cheap and what is impossible.',
    ),
    one(
      'What are acceptance criteria?',
      'Checkable statements about when it is done',
      [
        'The opinion of the person who asked for it',
        'Test data for the first release',
        'A ranking of the features of a release',
      ],
      'They include what happens when things go wrong.',
    ),
    one(
      'The team says something takes two weeks; you hoped for two days. What is a good question?',
      'Which part takes most, and what could we leave out?',
      [
        'Who else in the company could do it in two days instead?',
        'Why does it always take so long?',
        'Could you start today and work at weekends?',
      ],
      'Scope is the easiest thing to change.',
    ),
    one(
      'What is technical debt?',
      'Shortcuts that make later work slower',
      [
        'Licences and servers that are not paid yet',
        'Old hardware that nobody replaces',
        'Engineers that were never hired',
      ],
      'Like other debt it can be sensible, if it is paid back.',
    ),
    one(
      'Who decides how something is built?',
      'The engineers',
      ['The product manager', 'The customer', 'The designer alone'],
      'Product decides what and why, together with all.',
    ),
    one(
      'A designer and an engineer disagree. What is your part?',
      'Bring them back to the person and the goal',
      ['Choose the cheaper way, because budgets are limited', 'Choose the prettier', 'Leave the room'],
      'Usually both protect something that matters.',
    ),
    one(
      'Which demo says most about the state of a product?',
      'Real use by the people who built it',
      [
        'Slides with the goals, the plan and the figures',
        'A film that was made by marketing',
        'A list of the tickets that were closed',
      ],
      'Working software is the only measure everybody understands.',
    ),
  ]),
  topic('Measuring', [
    one(
      'Which is an outcome, not an output?',
      'Half of new users finish the first task on their own',
      [
        'Twelve tickets were closed and two features were released',
        'The roadmap was published',
        'The page has a new look',
      ],
      'Outputs are what we make; outcomes are what changes.',
    ),
    one(
      'What does retention measure?',
      'How many people come back',
      ['How many sign up', 'How long pages load', 'How many employees stay'],
      'It is hard to fake and says whether the product is of use.',
    ),
    one(
      'What is a vanity metric?',
      'One that always grows and decides nothing',
      ['One that looks good on paper only once', 'One about design', 'One with decimals'],
      'Total registrations are the usual example.',
    ),
    one(
      'Why pair a goal with a guardrail metric?',
      'To notice if it is reached at the cost of something else',
      [
        'To have a second goal that can be reported when the first one is missed',
        'To make it harder',
        'For the report',
      ],
      'More sign-ups with more complaints are no success.',
    ),
    one(
      'What is a cohort analysis?',
      'Comparing groups by when they started',
      [
        'Comparing countries by their revenue',
        'Comparing your product with its competitors',
        'Ranking teams by what they deliver',
      ],
      'It shows whether newer users do better than older ones did.',
    ),
    one(
      'What is the North Star metric?',
      'The one figure that best shows the value people get',
      ['Revenue per day, compared with the same day of last year', 'The share price', 'The number of features'],
      'Everything else is there to move it.',
    ),
    one(
      'An experiment shows no difference after two days. What is a likely reason?',
      'Too few people to see one',
      ['The idea is bad for sure', 'The tool is broken', 'Experiments never work'],
      'Plan the size before you start.',
    ),
    one(
      'Which question should be answered before building?',
      'How will we know that it worked?',
      ['Which colour?', 'Who announces it?', 'What is its code name?'],
      'Otherwise every result can be called a success.',
    ),
  ]),
  topic('Launching', [
    one(
      'What is a feature flag for?',
      'Switching something on for some, without a release',
      ['Marking the features that matter most in the roadmap', 'Translating', 'Reporting bugs'],
      'It can be switched off again at once.',
    ),
    one(
      'Who should always know about a launch before customers do?',
      'Support and sales',
      ['The press and investors', 'Nobody outside the team', 'Partners abroad'],
      'They get the questions.',
    ),
    one(
      'What is a beta?',
      'A version for some users, to find faults and learn',
      ['The second version of a product, after the alpha was sold', 'A cheaper version', 'A design draft'],
      'Say clearly what is not finished.',
    ),
    one(
      'What should release notes say?',
      'What people can do now, in their words',
      ['Ticket numbers', 'Names of developers', 'Everything that changed in the code'],
      'They are read for a reason: "what is in it for me?"',
    ),
    one(
      'The launch causes errors for 5 %. What comes first?',
      'Switching it off for them',
      ['An apology in the newsletter', 'A meeting', 'Waiting for the fix'],
      'Stop the harm, then look for the cause.',
    ),
    one(
      'Prices will rise for existing customers. What is fair?',
      'Telling them early, with the reason and their choices',
      [
        'A banner in the product on the day on which the prices change',
        'A note in the next version of the terms',
        'A higher price only for those who never complain',
      ],
      'Surprise costs trust.',
    ),
    one(
      'When is the work on a launch done?',
      'When you know whether the goal was reached',
      ['On the day', 'When the press release is out', 'When the team has a new project'],
      'Without looking back nothing is learned.',
    ),
    several(
      'Which of these reduce the risk of a launch?',
      ['Starting with a small share of users', 'A rehearsed way back'],
      ['Launching on Friday evening', 'Telling nobody', 'Adding last-minute features'],
      'Small steps and a way back make mistakes cheap.',
    ),
  ]),
)
