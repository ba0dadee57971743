// What people in a field do all day, and what a team expects of them. Each line is used as a whole; {skill} is one of the
// job's.

export type FamilyParts = { duties: readonly string[]; asks: readonly string[] }

const text = `
backend
- Build services that keep responding when a dependency does not
- Make slow queries fast and document how you did it
- Design APIs that other teams can use without asking you
- Migrate a 400-million-row table without downtime or night shifts
- Review your colleagues’ changes and have yours reviewed
- Find out why a queue backs up every Friday
- Keep personal data where it belongs, and only as long as we need it
- Retire the last part of a legacy system nobody loves
+ Experience with {skill} in a product people actually used
+ Good instincts about data: what must never be lost and what can be late
+ Tests that fail for the right reason
+ Clear pull request descriptions
frontend
- Build screens that work with a keyboard, a screen reader and a thumb
- Make a 300-row page feel fast on a six-year-old phone
- Name components in words our designers use too
- Build forms that never lose what people have typed
- Measure what users wait for, then make it faster
- Bring the interface to right-to-left languages
- Remove two libraries we no longer need
+ {skill}, and the platform beneath it
+ An eye for spacing and detail
+ Patience with browsers, impatience with flicker
+ You have worked with people who use assistive technology
fullstack
- Take a request from first conversation to release
- Decide what belongs in the browser and what does not
- Keep the build under two minutes
- Sit in on support calls and fix what you hear
- Write the migration and the button that needs it
- Keep the list of dependencies short
+ {skill}, and curiosity about the systems around it
+ You finish things
+ You can say when something is good enough
mobile
- Ship an app that works in a tunnel and on a bus
- Halve the time to first render
- Keep the battery in mind
- Handle both app stores so that nobody else has to
- Make offline mode something we can promise
- Test on the phones people actually own
+ Apps you built that people kept installed
+ {skill} beyond the tutorial
+ You read every crash report
data
- Turn eleven tables nobody trusts into one everybody does
- Explain numbers to people who find them intimidating
- Look after the pipelines that run overnight
- Design the experiment that would change our minds
- Draw charts that explain themselves
- Say in plain words how sure we are
- Delete data that should never have been kept
+ {skill}, used on messy data
+ You ask where every number comes from
+ Honest error bars
ml
- Train models that know when they do not know
- Build the evaluation set we have been missing
- Take a model from the notebook to production, where it can fail safely
- Measure who it serves worst, and fix that first
- Make it smaller until it runs where our users are
- Read papers so that the rest of us do not have to
+ {skill} in production, with monitoring
+ Statistics before architecture
+ You can explain a loss curve to a lawyer
operations-it
- Meet our 99.95% uptime target and keep weekends free
- Write infrastructure as code that can be reviewed
- Practise restores, not just backups
- Make deployments boring enough to do at noon
- Lead incident reviews
- Bring the cloud bill down without bringing the service down
+ {skill} under real load
+ You write runbooks that a tired person can follow
+ A calm head
security
- Review designs before they are built, and make friends doing it
- Test what we ship the way an attacker would
- Turn findings into fixes, and fixes into habits
- Teach developers to see what you see
- Answer customer security questionnaires plainly
- Keep access permissions minimal and up to date
+ {skill}, learned on things you were allowed to break
+ Reports that people enjoy reading
+ You know when a risk is worth taking
embedded
- Write firmware for a device that must run ten years on one battery
- Bring up a new board and find the fault that is not in the software
- Build the test bench that catches faults before customers do
- Push back on suppliers, politely, with measurements
- Build over-the-air updates that cannot brick a device
- Cut the parts list by a third
+ {skill} and a soldering iron
+ You read data sheets to the end
+ Respect for interrupts
quality
- Find what nobody thought of, and describe it kindly
- Build a small, fast test suite that people trust
- Try each release on the worst phone in the drawer
- Watch users and note where they get stuck
- Ask the question that saves a month
- Keep test data small and realistic
+ {skill} and curiosity
+ Bug reports whose first line says it all
+ You never trust a passing test you have not seen fail
design
- Design the whole journey, from first visit to last email
- Test ideas with five people within a week
- Care about the words on the buttons
- Make the dark theme as good as the light one
- Grow our design system
- Say what can be left out
+ A portfolio that explains your decisions
+ {skill}, fluently
+ You welcome feedback on early work
games
- Build worlds where nothing has to be hurried
- Hold 60 frames per second on a 2016 laptop
- Give the weather a sound and a mood
- Prototype twelve toys, keep one
- Make tools for colleagues who do not program
- Playtest our builds with people who never play games
+ {skill} in something we can play
+ Taste, and the courage to cut
+ You finish what you start
product
- Choose which of twenty ideas we do next
- Talk to four users every week and share what you learn
- Write the page that makes the meeting unnecessary
- Track a metric from goal to result
- Say no in a way that keeps people coming back
- Get sales, support and engineering behind one plan
+ {skill}, with results you can show
+ You have killed a project of your own
+ Sentences of fewer than twenty words
project
- Get seven stakeholders to agree on a date, and hit it
- See the delay before it happens
- Write minutes people actually read
- Lead rollouts with customers, on site twice a year
- Deal with risks while they are small
- Close every week with a clear status
+ {skill}, including on projects that got difficult
+ You plan in days, not percentages
+ Diplomatic and clear
leadership
- Help nine people do the best work of their careers
- Hire slowly and fairly
- Give feedback within two days
- Keep the plan to one page
- Shield the team from noise
- Develop someone who could replace you
+ {skill}, and people who would work with you again
+ You have made hard calls and stood by them
+ You listen
marketing
- Find the people who need us and do not know it
- Measure what a campaign actually delivered
- Write pages that answer the question people asked
- Speak at three events a year and enjoy two
- Keep promises small and visible
- Work with communities, not on them
+ {skill}, with numbers you can defend
+ A style without exclamation marks
+ You respect unsubscribes
writing
- Turn what experts say into what readers understand
- Keep 300 pages accurate after every release
- Edit colleagues’ writing so well that they thank you
- Build a glossary that four languages share
- Ask the simple question in every meeting
- Cut drafts by a third
+ Published writing you are proud of
+ {skill}
+ You read aloud what you write
sales
- Find out whether we are right for someone, and say when we are not
- Guide customers through a nine-month purchase
- Show the product with the customer's own data
- Keep the forecast honest
- Report back what prospects ask for
- Look after forty accounts as if they were ten
+ {skill} in a market where trust takes time
+ You can lose a deal well
+ Good with numbers, and with keeping the CRM up to date
support
- Answer people who are having a bad day
- Find the pattern in a hundred tickets
- Write help pages that make tickets unnecessary
- Reproduce what others call impossible
- Hand over at the end of your shift so that nobody has to ask twice
- Call the customer when writing would take longer
+ Warmth in writing
+ {skill}, or the will to learn it here
+ You stay with a problem until it is solved
finance
- Close the month in four days
- Explain a variance before anyone asks
- Keep the books for three countries
- Prepare audits so well that they are short
- Watch cash flow and raise concerns early
- Replace a spreadsheet that only one person understood
+ {skill}, with the certificates your country asks for
+ Accurate and unafraid to ask
+ You can say no to a founder
legal
- Make contracts clear enough for engineers to sign
- Answer within a day, even if the answer takes a week
- Turn a new rule into a list of what changes for us
- Keep templates short
- Negotiate with companies three times our size
- Teach the team what we cannot promise
+ {skill} in more than one country
+ Plain language
+ Good judgement
people
- Hire in eleven countries without losing anyone on the way
- Make every new starter’s first week a good one
- Keep our pay bands fair and public
- Listen before something becomes a complaint
- Answer every applicant
- Look after leave, paperwork and birthdays
+ {skill} with remote teams
+ Discretion
+ You notice who has not spoken yet
logistics
- Plan routes for 140 vehicles before six in the morning
- Find the ten minutes that cost us an hour
- Work with drivers, not around them
- Keep the stock low and the shelves full
- Choose carriers by their record, not their pitch
- Plan for the day the bridge is closed
+ {skill} in day-to-day operations
+ Steady nerves
+ You think in time windows
energy
- Forecast tomorrow’s wind output
- Plan plants a village can maintain on its own
- Spot a fault in the data before anyone hears it on site
- Model the grid on its worst day of the year
- Reconcile drawings with on-site measurements
- Work with mayors and fitters alike
+ {skill} on operating plants
+ You have been on a roof
+ Care with units
science
- Take samples, run them and question the results
- Write the method so that others can repeat it
- Connect field and lab results
- Look after our instruments
- Publish what did not work too
- Advise people who live off the land
+ {skill}, and results that were reproduced
+ A notebook others can read
+ Happy to do field work in bad weather
health
- Care for people by video as warmly as in person
- See what the numbers do not show
- Hand over with nothing lost
- Help write our escalation guidelines
- Train colleagues in clinics with a single nurse
- Keep records that patients can read
+ A licence that is valid where you practise
+ {skill}
+ Time for the second question
education
- Teach adults who have worked all day
- Build lessons that fit in a lunch break
- Give learners kind, precise feedback
- Fix the chapter where most people give up
- Record, listen, record again
- Work with schools that share one computer
+ {skill}, and learners who remember you
+ Humour
+ You always prepare a second example
public
- Read budgets that were never meant to be read
- Write two-page briefs a council can decide on
- Win support for what has no lobby
- Compare twelve towns fairly
- Turn a tender into a plain checklist
- Present to residents in the evenings
+ {skill} with public bodies
+ Endurance
+ Sources for every sentence
construction
- Design houses that can be taken apart again
- Check loads, snow and the neighbour's view
- Maintain one model shared by all trades
- Find the clash before the concrete does
- Work out tolerances with sawmills
- Draw details that are easy to build
+ {skill} on completed buildings
+ You have visited the buildings you designed
+ Tidy files
mobility
- Find four minutes in a timetable that has none
- Write software that a tram driver trusts
- Build the safety case
- Count passengers without identifying them
- Test at night, between the last run and the first
- Work with unions on the roster
+ {skill} in transport
+ You like standards, or at least some of them
+ Precision
moderation
- Decide what stays up, by rules you help write
- Label thousands of examples with care
- Notice when a rule is unfair
- Look after the people who review it
- Document borderline cases for the next person
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
