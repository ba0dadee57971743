// Every email has a code next to the link, so that it works in any mail client and on any device.

import type { I18n } from '@lingui/core'
import { composeMail } from '#server/platform/mail/mail-frame.ts'
import { SIGN_IN_PATH, VERIFY_PATH } from '#shared/access/guards.ts'
import { MAILED_CODE_MINUTES } from '#shared/features/base/accounts/account-limits.ts'
import { directionOf, type Locale } from '#shared/kit/locales.ts'

type SiteFacts = { siteTitle: string; url: string }
type ProofFacts = SiteFacts & { secret: string; code: string }

export function verificationMail(i18n: I18n, facts: ProofFacts) {
  return proofMail(i18n, facts, {
    title: i18n._({ id: 'sign-in.verify.title', message: 'Confirm your email address' }),
    body: i18n._({
      id: 'sign-in.verify.body',
      message:
        'Enter the code on the page where you signed up. It is valid for {minutes} minutes. Or use the button, which works for a day.',
      values: { minutes: MAILED_CODE_MINUTES },
    }),
    label: i18n._({ id: 'sign-in.verify.action', message: 'Confirm my address' }),
    path: `${VERIFY_PATH}/link?token=${facts.secret}`,
  })
}

/** Sign-up with an address that has an account: only its mailbox learns so. */
export function existingAccountMail(i18n: I18n, facts: ProofFacts) {
  return proofMail(i18n, facts, {
    title: i18n._({ id: 'sign-in.existing.title', message: 'You already have an account' }),
    body: i18n._({
      id: 'sign-in.existing.body',
      message:
        'Someone signed up with this address, but it already has an account. If it was you, enter the code on the page where you signed up to get into your account. Or sign in with the button.',
    }),
    label: i18n._({ id: 'sign-in.existing.action', message: 'Sign in' }),
    path: SIGN_IN_PATH,
  })
}

export function signInLinkMail(i18n: I18n, facts: ProofFacts & { redirect: string | null }) {
  const onwards = facts.redirect === null ? '' : `&redirect=${encodeURIComponent(facts.redirect)}`
  return proofMail(i18n, facts, {
    title: i18n._({ id: 'sign-in.link.title', message: 'Your sign-in link' }),
    body: i18n._({
      id: 'sign-in.link.body',
      message:
        'The button signs you in on this device. It works once, within 15 minutes. To sign in on the device where you requested it, enter the code there. It is valid for {minutes} minutes.',
      values: { minutes: MAILED_CODE_MINUTES },
    }),
    label: i18n._({ id: 'sign-in.link.action', message: 'Sign in' }),
    path: `${SIGN_IN_PATH}?link=${facts.secret}${onwards}`,
  })
}

export function resetMail(i18n: I18n, facts: ProofFacts) {
  return proofMail(i18n, facts, {
    title: i18n._({ id: 'sign-in.reset.title', message: 'Choose a new password' }),
    body: i18n._({
      id: 'sign-in.reset.body',
      message:
        'The button works once, within an hour. Or enter the code where you requested it. It is valid for {minutes} minutes. Your old password works until you choose a new one. You are then signed out everywhere and your API tokens are revoked.',
      values: { minutes: MAILED_CODE_MINUTES },
    }),
    label: i18n._({ id: 'sign-in.reset.action', message: 'Choose a new password' }),
    path: `/reset-password?token=${facts.secret}`,
  })
}

/** For an address without an account: the page looks the same as ever, the email explains. */
export function noAccountMail(i18n: I18n, { siteTitle, url }: SiteFacts) {
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    preheader: i18n._({ id: 'sign-in.none.preheader', message: 'You may have signed up with a different one.' }),
    title: i18n._({ id: 'sign-in.none.title', message: 'This address has no account' }),
    paragraphs: [
      i18n._({
        id: 'sign-in.none.body',
        message:
          'Someone tried to sign in with this address, but it has no account on {siteTitle}. If it was you, you may have signed up with a different address. Or create an account now.',
        values: { siteTitle },
      }),
    ],
    action: { label: i18n._({ id: 'sign-in.none.action', message: 'Create an account' }), url: `${url}/signup` },
    footer: footerOf(i18n),
  })
}

type ProofText = { title: string; body: string; label: string; path: string }

function proofMail(i18n: I18n, { siteTitle, url, code }: ProofFacts, { title, body, label, path }: ProofText) {
  return composeMail({
    i18n,
    siteTitle,
    dir: directionOf(i18n.locale as Locale),
    subject: i18n._({
      id: 'sign-in.mail.subject',
      message: '{code} is your code for {siteTitle}',
      values: { code, siteTitle },
    }),
    preheader: i18n._({
      id: 'sign-in.mail.preheader',
      message: 'Valid for {minutes} minutes.',
      values: { minutes: MAILED_CODE_MINUTES },
    }),
    title,
    paragraphs: [body],
    code,
    action: { label, url: `${url}${path}` },
    footer: footerOf(i18n),
  })
}

const footerOf = (i18n: I18n): string =>
  i18n._({ id: 'sign-in.mail.footer', message: 'If you did not request this, ignore this email. Nothing changes.' })
