// What people of a trade do all day, and what a team asks of them. Each line is used whole; {skill} is one of the job's.

export type FamilyParts = { duties: readonly string[]; asks: readonly string[] }

const text = `
backend
- Build services that still answer when one of their neighbours does not
- Turn slow queries into quick ones and write down how
- Design interfaces that other teams can use without asking you
- Move an old table of 400 million rows to a better home, without a night shift
- Review the changes of colleagues and let yours be reviewed
- Find out why a queue grows on Fridays
- Keep personal data where it belongs and no longer than it must be
- Retire the last piece of a system that nobody loves
+ Experience with {skill} in something that real people used
+ A feeling for data: what must never be lost, what may be late
+ Tests that fail for the right reason
+ Clear sentences in pull requests
frontend
- Build screens that work with a keyboard, a screen reader and a thumb
- Make a page of 300 rows feel light on a phone of six years ago
- Give our components names that designers use too
- Bring forms to a state where nothing typed is ever lost
- Measure what users wait for and shorten it
- Translate the interface into right-to-left scripts without tears
- Throw away two libraries and explain why nobody misses them
+ {skill}, and the platform beneath it
+ An eye for the space between things
+ Patience with browsers, impatience with flicker
+ You have met people who use assistive technology
fullstack
- Take a wish from the first talk to the release and the thank-you mail
- Decide what belongs into the browser and what does not
- Keep the build below two minutes
- Sit in on support calls and mend what you hear
- Write the migration and the button that needs it
- Keep the list of dependencies short
+ {skill} and the will to read what lies around it
+ You finish things
+ You can say when something is good enough
mobile
- Ship an app that works in a tunnel and on a bus
- Halve the time to the first picture
- Keep the battery in mind
- Talk to both stores so that nobody else has to
- Bring the offline queue to a state that we can promise
- Test on the phones that people really own
+ Apps of yours that others have kept installed
+ {skill} beyond the tutorial
+ You read crash reports like letters
data
- Make one table that everybody trusts out of eleven that nobody does
- Explain a figure to people who feared it
- Watch over pipelines that run while others sleep
- Find the experiment that would change our mind
- Draw charts that need no legend
- Say how sure we are, in words
- Delete data that should never have been kept
+ {skill}, used on data that was not clean
+ You ask where a number comes from
+ Honest error bars
ml
- Train models that know when they do not know
- Build the set of examples that our tests have lacked
- Bring a model from the notebook to a place where it may fail safely
- Measure whom it serves worse, and mend that first
- Make it smaller until it runs where our users are
- Read papers so that others need not
+ {skill} in production, with monitoring
+ Statistics before architecture
+ You can explain a loss curve to a lawyer
operations-it
- Keep the promise of 99.95 % and the weekends of colleagues
- Describe infrastructure in files that can be reviewed
- Practise the restore, not the backup
- Make deployments so dull that they happen at noon
- Lead the conversation after something broke
- Bring the bill down without bringing the service down
+ {skill} under real load
+ You write runbooks that a tired person can follow
+ Calm
security
- Read designs before they are built, and make friends doing it
- Test what we ship the way someone unkind would
- Turn findings into fixes, and fixes into habits
- Teach developers to see what you see
- Answer the questionnaires of customers without poetry
- Keep the list of who may do what short and true
+ {skill}, learned on things you were allowed to break
+ Reports that people enjoy reading
+ You know when a risk is worth taking
embedded
- Write firmware for a device that must run ten years on one battery
- Bring up a new board and find the fault that is not in the software
- Build the test bench that tells us before the customer does
- Argue with suppliers, politely, with measurements
- Make updates over the air that cannot leave a device dead
- Reduce the parts list by a third
+ {skill} and a soldering iron
+ You read data sheets to the end
+ Respect for interrupts
quality
- Find what nobody thought of, and describe it kindly
- Build tests that are quick, few and believed
- Try each release on the worst phone in the drawer
- Watch users and write down where they stop
- Ask the question that saves a month
- Keep the test data small and telling
+ {skill} and curiosity
+ Bug reports with a first line that says it all
+ You trust no green light that you have not seen red
design
- Draw the whole way, from the first visit to the last mail
- Try ideas with five people before the week is over
- Care for the words on the buttons
- Make the dark theme as good as the light one
- Grow the system of parts that we build screens from
- Say what can be left out
+ A portfolio with the reasons beside the pictures
+ {skill}, fluently
+ You like it when others draw on your drawings
games
- Build worlds where nothing has to be hurried
- Keep sixty frames on a machine of 2016
- Give weather a sound and a mood
- Prototype twelve toys, keep one
- Make tools for colleagues who do not program
- Play our builds with people who never play
+ {skill} in something that we can play
+ Taste, and the courage to cut
+ You finish levels
product
- Choose the one thing of twenty that we do next
- Talk to four users every week and retell it well
- Write the page that makes the meeting unnecessary
- Follow a number from the wish to the effect
- Say no in a way that people come back
- Bring sales, support and engineers to one plan
+ {skill}, with results that can be told
+ You have stopped something that was yours
+ Sentences of fewer than twenty words
project
- Bring seven parties to one date and keep it
- See the delay before it happens
- Keep the minutes that people really read
- Lead the change at the customer, on site twice a year
- Look after risks while they are small
- Give each week a clear end
+ {skill} in projects that had a bad phase
+ You count in days, not in percent
+ Diplomacy without fog
leadership
- Help nine people to do the best work of their lives
- Hire slowly and fairly
- Give feedback within two days
- Keep the plan shorter than the page
- Stand between the team and the noise
- Grow someone who will replace you
+ {skill}, and people who would work with you again
+ You have had to let go of something dear
+ Listening
marketing
- Find the people who need us and do not know it
- Measure what a campaign really brought
- Write pages that answer the question that was asked
- Speak at three events a year and enjoy two
- Keep promises small and visible
- Work with communities, not on them
+ {skill} with figures that you can defend
+ A style without exclamation marks
+ You unsubscribe people gladly
writing
- Turn what experts say into what readers understand
- Keep 300 pages true after each release
- Edit colleagues so that they thank you
- Build a glossary that four languages share
- Ask the simple question in every meeting
- Cut by a third
+ Texts of yours that were read to the end
+ {skill}
+ You read aloud what you write
sales
- Find out whether we are right for someone, and say when we are not
- Guide a purchase that takes nine months
- Show the product with the customer's own data
- Keep the forecast honest
- Bring back what prospects ask for
- Look after forty accounts as if they were ten
+ {skill} in a market where trust is slow
+ You can lose a deal well
+ Figures, in your head and in the system
support
- Answer people who are having a bad day
- Find the pattern in a hundred tickets
- Write help pages that make tickets unnecessary
- Reproduce what others call impossible
- Hand over at the end of the shift so that nobody asks twice
- Call the customer when writing would take longer
+ Warmth in writing
+ {skill} or the wish to learn it here
+ You stay with a problem until it is gone
finance
- Close the month in four days
- Explain a variance before anyone asks
- Keep the books of three countries apart and in order
- Prepare the audit so that it is short
- Watch the cash and say early when it narrows
- Replace a spreadsheet that only one person understood
+ {skill}, with the certificates your country asks for
+ Accuracy without fear
+ You can tell a founder no
legal
- Read contracts so that engineers can sign them
- Answer within a day, even if the answer takes a week
- Turn a new rule into a list of what changes for us
- Keep templates short
- Negotiate with people three times our size
- Teach the team what must not be promised
+ {skill} in more than one country
+ Plain language
+ Judgement
people
- Hire in eleven countries without losing anyone on the way
- Make the first week of newcomers a good one
- Keep the pay table fair and public
- Listen before something becomes a case
- Answer every applicant
- Bring order to leave, papers and birthdays
+ {skill}, with people far away
+ Discretion
+ You notice who has not spoken
logistics
- Plan routes for 140 vehicles before six in the morning
- Find the ten minutes that cost us an hour
- Talk with drivers, not about them
- Keep the stock low and the shelves full
- Choose carriers by what they did, not by what they say
- Write the plan for the day when the bridge is closed
+ {skill} where goods really moved
+ Nerves
+ You think in time windows
energy
- Work out what the wind will bring tomorrow
- Plan plants that a village can look after by itself
- Hear a fault in the data before it is heard on site
- Model the grid on its worst day of the year
- Bring measurements and drawings to agree
- Speak with mayors and with fitters
+ {skill} with plants that run
+ You have been on a roof
+ Care with units
science
- Take samples, run them, and doubt them
- Write the method so that others can repeat it
- Bring field and laboratory to one story
- Look after instruments like animals
- Publish what did not work too
- Advise people who live from the land
+ {skill}, and results that held
+ A notebook others can read
+ Field days in bad weather
health
- Care for people through a screen without the screen being felt
- See what a number does not say
- Hand over with nothing lost
- Help to write the rules by which we ask for help
- Train colleagues in places with one nurse
- Keep records that patients may read
+ A licence that is valid where you practise
+ {skill}
+ Time for the second question
education
- Teach adults who have worked all day
- Build lessons that fit into a lunch break
- Tell a learner what is missing, kindly and exactly
- Mend the chapter where most people stop
- Record, listen, record again
- Work with schools that share one computer
+ {skill}, and learners who remember you
+ Humour
+ You prepare the second example too
public
- Read budgets that were never meant to be read
- Write two pages that a council can decide on
- Win support for what has no lobby
- Compare twelve towns fairly
- Turn a tender into a plain list
- Present on evenings, to neighbours
+ {skill} with public bodies
+ Endurance
+ Sources for every sentence
construction
- Plan houses that can be taken apart again
- Check loads, snow and the neighbour's view
- Keep one model that all trades share
- Find the clash before the concrete does
- Talk to sawmills about millimetres
- Draw details that can be built on a Friday
+ {skill} on things that stand
+ You have visited what you drew
+ Order in files
mobility
- Find four minutes in a timetable that has none
- Write software that a tram driver trusts
- Prove safety, page by page
- Count passengers without knowing them
- Test at night, between the last run and the first
- Work with unions on the roster
+ {skill} in transport
+ You like standards, some of them
+ Precision
moderation
- Decide what may stay, by rules you help to write
- Mark thousands of examples with care
- Notice when a rule is unfair
- Look after the people who look at it
- Write down doubtful cases for the next person
- Keep pace without losing attention
+ A steady hand
+ {skill}
+ You can leave work at work
`

export const familyParts: ReadonlyMap<string, FamilyParts> = readFamilies()

function readFamilies(): Map<string, FamilyParts> {
  const families = new Map<string, { duties: string[]; asks: string[] }>()
  let current = { duties: [] as string[], asks: [] as string[] }
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('- ')) current.duties.push(line.slice(2))
    else if (line.startsWith('+ ')) current.asks.push(line.slice(2))
    else families.set(line, (current = { duties: [], asks: [] }))
  }
  return families
}
