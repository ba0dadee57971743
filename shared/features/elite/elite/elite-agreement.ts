// What members sign. In English only: a translation of what was signed would be another text. A change needs a new version, and
// whoever signed an earlier one keeps it.

export const AGREEMENT_VERSION = 1

export const agreementClauses: readonly { title: string; text: string }[] = [
  {
    title: 'You stay independent',
    text: 'You decide which briefs you reply to, how you do the work and when. Being a member does not make you an employee of this installation or of any company, and you may work for others at the same time.',
  },
  {
    title: 'Your work belongs to the client once it is paid',
    text: 'For each project, you transfer the rights to what you deliver to the client on the day the client has paid for it. Tools and code you had before stay yours; the client may keep using the parts that are in the delivery.',
  },
  {
    title: 'Confidential means confidential',
    text: 'You keep what a client tells you in confidence to yourself, during the project and for three years afterwards. This does not cover what is public, or what a law requires you to disclose.',
  },
  {
    title: 'Taxes and insurance are yours',
    text: 'You pay your own taxes and social contributions and keep the tax form up to date that your payers need. If you have insurance for professional mistakes, you tell clients who ask for it.',
  },
  {
    title: 'You say what is true',
    text: 'What you write in your application is correct, the work you show is yours, and the people who endorse you have worked with you. You tell us when something important changes.',
  },
  {
    title: 'Either side can end it',
    text: 'You can pause or leave the programme on any day. We can end a membership with a written reason and 14 days of notice, or at once after a serious breach. Running projects are finished under their own terms.',
  },
]
