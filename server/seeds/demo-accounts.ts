// The accounts to sign in with in the demo world, printed at every start outside production.

import type { Role } from '#shared/access/identity.ts'

/** Shared by all and not secret: by default the demo world is only reachable from the same machine. */
export const DEMO_PASSWORD = 'meridian-demo-2026'

export type DemoAccount = {
  name: string
  calledName: string
  email: string
  /** What the account demonstrates, in a few words. */
  about: string
  country: string
  city: string
  timeZone: string
  roles: readonly Role[]
  isVerified: boolean
  /** Has only entered a name so far and still has to do the onboarding. */
  isNew?: boolean
}

/** Of the demo talent's public page. */
export const DEMO_HANDLE = 'wanjiru-kamau'

export const demoTalent: DemoAccount = {
  name: 'Wanjiru Kamau',
  calledName: 'Wanjiru',
  email: 'wanjiru@demo.example',
  about: 'talent, Nairobi',
  country: 'KE',
  city: 'Nairobi',
  timeZone: 'Africa/Nairobi',
  roles: ['talent'],
  isVerified: true,
}

export const demoSecondTalent: DemoAccount = {
  name: 'Thiago Ribeiro',
  calledName: 'Thiago',
  email: 'thiago@demo.example',
  about: 'second talent, São Paulo',
  country: 'BR',
  city: 'São Paulo',
  timeZone: 'America/Sao_Paulo',
  roles: ['talent'],
  isVerified: true,
}

export const demoNewTalent: DemoAccount = {
  name: 'Lerato Dlamini',
  calledName: 'Lerato',
  email: 'lerato@demo.example',
  about: 'new talent, onboarding not finished',
  country: 'ZA',
  city: 'Johannesburg',
  timeZone: 'Africa/Johannesburg',
  roles: ['talent'],
  isVerified: true,
  isNew: true,
}

export const demoUnverifiedTalent: DemoAccount = {
  name: 'Nadia Haddad',
  calledName: 'Nadia',
  email: 'nadia@demo.example',
  about: 'talent whose email is not verified, Amman',
  country: 'JO',
  city: 'Amman',
  timeZone: 'Asia/Amman',
  roles: ['talent'],
  isVerified: false,
}

export const demoOwner: DemoAccount = {
  name: 'Ingrid Solheim',
  calledName: 'Ingrid',
  email: 'ingrid@demo.example',
  about: 'owner of the company Fjordpay, Oslo',
  country: 'NO',
  city: 'Oslo',
  timeZone: 'Europe/Oslo',
  roles: ['company'],
  isVerified: true,
}

export const demoRecruiter: DemoAccount = {
  name: 'Tomasz Wrona',
  calledName: 'Tomasz',
  email: 'tomasz@demo.example',
  about: 'recruiter at Fjordpay, Kraków',
  country: 'PL',
  city: 'Kraków',
  timeZone: 'Europe/Warsaw',
  roles: ['company'],
  isVerified: true,
}

export const demoAdmin: DemoAccount = {
  name: 'Sigrid Aune',
  calledName: 'Sigrid',
  email: 'sigrid@demo.example',
  about: 'admin at Fjordpay, Bergen',
  country: 'NO',
  city: 'Bergen',
  timeZone: 'Europe/Oslo',
  roles: ['company'],
  isVerified: true,
}

export const demoHiringManager: DemoAccount = {
  name: 'Mateo Quispe',
  calledName: 'Mateo',
  email: 'mateo@demo.example',
  about: 'hiring manager at Fjordpay who also looks for work, Arequipa',
  country: 'PE',
  city: 'Arequipa',
  timeZone: 'America/Lima',
  roles: ['talent', 'company'],
  isVerified: true,
}

export const demoInterviewer: DemoAccount = {
  name: 'Kofi Mensah',
  calledName: 'Kofi',
  email: 'kofi@demo.example',
  about: 'interviewer at Fjordpay, Accra',
  country: 'GH',
  city: 'Accra',
  timeZone: 'Africa/Accra',
  roles: ['company'],
  isVerified: true,
}

export const demoViewer: DemoAccount = {
  name: 'Hana Sato',
  calledName: 'Hana',
  email: 'hana@demo.example',
  about: 'viewer at Fjordpay, Osaka',
  country: 'JP',
  city: 'Osaka',
  timeZone: 'Asia/Tokyo',
  roles: ['company'],
  isVerified: true,
}

export const demoOperator: DemoAccount = {
  name: 'Amara Okafor',
  calledName: 'Amara',
  email: 'amara@demo.example',
  about: 'operator, Lagos',
  country: 'NG',
  city: 'Lagos',
  timeZone: 'Africa/Lagos',
  roles: ['operator'],
  isVerified: true,
}

export const demoAccounts: readonly DemoAccount[] = [
  demoTalent,
  demoSecondTalent,
  demoNewTalent,
  demoUnverifiedTalent,
  demoOwner,
  demoAdmin,
  demoRecruiter,
  demoHiringManager,
  demoInterviewer,
  demoViewer,
  demoOperator,
]
