import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { INVITATION_DAYS } from '#shared/features/people/team/team-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

const JOIN_PATH = '/company/join'

type InvitationMail = {
  siteTitle: string
  url: string
  secret: string
  company: string
  inviter: string
  role: MemberRole
  isVerified: boolean
}

/** Anybody can register a company under a known name, so the email says if nobody has checked it. */
export function invitationMail(i18n: I18n, facts: InvitationMail) {
  const { siteTitle, url, secret, company, inviter, role, isVerified } = facts
  const days = INVITATION_DAYS
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    subject: i18n._({
      id: 'team.mail.subject',
      message: '{inviter} invites you to {company} on {siteTitle}',
      values: { inviter, company, siteTitle },
    }),
    preheader: i18n._({
      id: 'team.mail.preheader',
      message: 'Join the hiring team of {company}.',
      values: { company },
    }),
    title: i18n._({ id: 'team.mail.title', message: 'Join the hiring team of {company}', values: { company } }),
    paragraphs: [
      i18n._({
        id: 'team.mail.body',
        message: '{inviter} would like you to hire with {company} on {siteTitle}. Your role: {role}.',
        values: { inviter, company, siteTitle, role: nameRole(i18n, role) },
      }),
      ...(isVerified
        ? []
        : [
            i18n._({
              id: 'team.mail.unverified',
              message:
                '{siteTitle} has not verified yet that this account belongs to {company}. Accept only if you know {inviter}.',
              values: { siteTitle, company, inviter },
            }),
          ]),
      i18n._({
        id: 'team.mail.days',
        message: 'The link works for {days} days. You can use an account you already have, or create one.',
        values: { days },
      }),
    ],
    action: {
      label: i18n._({ id: 'team.mail.action', message: 'See the invitation' }),
      url: `${url}${JOIN_PATH}?token=${secret}`,
    },
    footer: i18n._({
      id: 'team.mail.footer',
      message: 'If you do not know {company}, ignore this email. Nothing happens unless you accept.',
      values: { company },
    }),
  })
}

function nameRole(i18n: I18n, role: MemberRole): string {
  const names: Record<MemberRole, string> = {
    owner: i18n._({ id: 'team.role.owner', message: 'owner' }),
    admin: i18n._({ id: 'team.role.admin', message: 'admin' }),
    recruiter: i18n._({ id: 'team.role.recruiter', message: 'recruiter' }),
    hiring_manager: i18n._({ id: 'team.role.hiring_manager', message: 'hiring manager' }),
    interviewer: i18n._({ id: 'team.role.interviewer', message: 'interviewer' }),
    viewer: i18n._({ id: 'team.role.viewer', message: 'viewer' }),
  }
  return names[role]
}
