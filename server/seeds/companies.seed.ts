import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  addMember,
  askForCheck,
  changeStatus,
  createCompany,
} from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { newCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { writeAbout } from './company-about.ts'
import {
  demoAdmin,
  demoHiringManager,
  demoInterviewer,
  demoOperator,
  demoOwner,
  demoRecruiter,
  demoViewer,
} from './demo-accounts.ts'
import { type DemoCompany, demoCompanies } from './demo-companies.ts'
import { drawNames } from './demo-names.ts'
import type { Seed, SeedPerson, SeedWorld } from './seed-world.ts'

/** The company of the demo accounts: one in each role. */
const OWN_COMPANY = 'Fjordpay'

/** A company of n people on Meridian has the first n of these. */
const rolesByArrival: readonly MemberRole[] = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'admin', 'viewer']
const FEWEST_MEMBERS = 2

/** Most were verified long ago; these are in the other states. */
const unverified = ['Tidewright Marine', 'Saffron Ledger']
const suspended = new Map([['Northlight Freight', 'Asked applicants to pay for their equipment in advance.']])

/** Their people use a public mailbox. */
const CHECK_NOTE = 'We are a small studio without a mail server. You find us in the register of our country.'

const workWindows = [
  { from: 8 * 60, to: 16 * 60 },
  { from: 9 * 60, to: 17 * 60 },
  { from: 9 * 60, to: 18 * 60 },
  { from: 10 * 60, to: 18 * 60 },
]

export const seedCompanies: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  for (const [order, demo] of demoCompanies().entries()) {
    const { db } = platform
    const members = await createMembers(platform, world, demo)
    const [owner, ...others] = members
    if (!owner) throw new Error(`${demo.name} has no owner`)
    const company = await createCompany(db, owner.person, describeCompany(world, demo, order))
    for (const { person, role } of others) await addMember(db, owner.person, company.id, { personId: person.id, role })
    if (unverified.includes(demo.name)) await askForCheck(db, company.id, CHECK_NOTE)
    else await changeStatus(db, operator, company.id, { event: 'verify' })
    const reason = suspended.get(demo.name)
    if (reason) await changeStatus(db, operator, company.id, { event: 'suspend', reason })
    world.companyIds.set(company.slug, company.id)
  }
}

const describeCompany = ({ random }: SeedWorld, demo: DemoCompany, order: number) =>
  newCompany.parse({
    name: demo.name,
    country: demo.country,
    city: demo.city,
    timeZone: demo.timeZone,
    size: demo.size,
    industry: demo.industry,
    about: writeAbout(demo, order),
    website: `https://${domainOf(demo)}`,
    workWindow: random.pick(workWindows),
    hiring: hiringOf(demo, order),
  })

/** Small companies hire at home and as contractors; others through partners, too. */
const hiringOf = ({ country, size }: DemoCompany, order: number) => ({
  entityCountries: [country],
  partnerCountries: size === '1-10' ? [] : partnerCountries.filter((_, place) => (place + order) % 3 !== 0),
  takesContractors: order % 2 === 0,
  contractorCountries: [],
})

const partnerCountries = ['KE', 'BR', 'PL', 'IN', 'ZA', 'MX', 'PT', 'PH']

const domainOf = ({ name }: DemoCompany): string => `${foldText(name).replace(/[^a-z0-9]+/g, '')}.example`

type Member = { person: SeedPerson; role: MemberRole }

/** So many of the demo accounts had a company when the names of the demo world were drawn. */
const DRAWN_BEFORE = 2

const demoMembers = (world: SeedWorld): Member[] => [
  { person: world.person(demoOwner), role: 'owner' },
  { person: world.person(demoAdmin), role: 'admin' },
  { person: world.person(demoRecruiter), role: 'recruiter' },
  { person: world.person(demoHiringManager), role: 'hiring_manager' },
  { person: world.person(demoInterviewer), role: 'interviewer' },
  { person: world.person(demoViewer), role: 'viewer' },
]

async function createMembers({ db, clock }: Platform, world: SeedWorld, demo: DemoCompany): Promise<Member[]> {
  const isOwn = demo.name === OWN_COMPANY
  const members: Member[] = isOwn ? demoMembers(world) : []
  const wanted = world.random.integer(FEWEST_MEMBERS, rolesByArrival.length)
  const present = isOwn ? DRAWN_BEFORE : 0
  const roles = rolesByArrival.slice(present, Math.max(wanted, present))
  const names = drawNames(world.random, demo.country, roles.length, world.takenNames)
  // Names are drawn all the same: the rest of the world must not change with the demo accounts.
  if (isOwn) return members
  for (const [place, role] of roles.entries()) {
    const name = names[place]
    if (!name) throw new Error(`there are too few names for ${demo.country}`)
    const mailbox = foldText(name.full).replace(/[^a-z]+/g, '.')
    const id = await createPerson(db, {
      name: name.full,
      calledName: name.called,
      email: `${mailbox}@${domainOf(demo)}`,
      country: demo.country,
      city: demo.city,
      timeZone: demo.timeZone,
      roles: ['company'],
      emailVerifiedAt: clock.now(),
    })
    members.push({ person: { id, roles: ['company'] }, role })
  }
  return members
}
