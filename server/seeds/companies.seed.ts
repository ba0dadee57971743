import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { addMember, changeStatus, createCompany } from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { newCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { writeAbout } from './company-about.ts'
import { demoOperator, demoOwner, demoRecruiter } from './demo-accounts.ts'
import { type DemoCompany, demoCompanies } from './demo-companies.ts'
import { drawNames } from './demo-names.ts'
import type { Seed, SeedPerson, SeedWorld } from './seed-world.ts'

/** The company of the demo owner and recruiter. */
const OWN_COMPANY = 'Fjordpay'

/** A company of n people on Meridian has the first n of these. */
const rolesByArrival: readonly MemberRole[] = ['owner', 'recruiter', 'hiring_manager', 'interviewer', 'admin', 'viewer']
const FEWEST_MEMBERS = 2

/** Most were verified long ago; these are in the other states. */
const unverified = ['Tidewright Marine', 'Saffron Ledger']
const suspended = new Map([['Northlight Freight', 'Asked applicants to pay for their equipment in advance.']])

const workWindows = [
  { from: 8 * 60, to: 16 * 60 },
  { from: 9 * 60, to: 17 * 60 },
  { from: 9 * 60, to: 18 * 60 },
  { from: 10 * 60, to: 18 * 60 },
]

export const seedCompanies: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  for (const [order, demo] of demoCompanies.entries()) {
    const { db } = platform
    const members = await createMembers(platform, world, demo)
    const [owner, ...others] = members
    if (!owner) throw new Error(`${demo.name} has no owner`)
    const company = await createCompany(db, owner.person, describeCompany(world, demo, order))
    for (const { person, role } of others) await addMember(db, owner.person, company.id, { personId: person.id, role })
    if (!unverified.includes(demo.name)) await changeStatus(db, operator, company.id, { event: 'verify' })
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
  })

const domainOf = ({ name }: DemoCompany): string => `${foldText(name).replace(/[^a-z0-9]+/g, '')}.example`

type Member = { person: SeedPerson; role: MemberRole }

async function createMembers({ db, clock }: Platform, world: SeedWorld, demo: DemoCompany): Promise<Member[]> {
  const members: Member[] =
    demo.name === OWN_COMPANY
      ? [
          { person: world.person(demoOwner), role: 'owner' },
          { person: world.person(demoRecruiter), role: 'recruiter' },
        ]
      : []
  const wanted = world.random.integer(FEWEST_MEMBERS, rolesByArrival.length)
  const roles = rolesByArrival.slice(members.length, Math.max(wanted, members.length))
  const names = drawNames(world.random, demo.country, roles.length, world.takenNames)
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
