// Handles the sign-in pages' forms when they are submitted without scripts, with the same calls as their components.

import { redirect } from 'react-router'
import { LANDING_PATH, SIGN_IN_PATH, sameOriginPath, VERIFY_PATH } from '#shared/access/guards.ts'
import type { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction, type SubmittedForm } from '#web/app/form/page-action.server.ts'
import { onwardSearch } from '../onward-search.ts'
import { digitsOf } from '../verification/verification-code.ts'
import { NEW_PASSWORD } from './new-password-notice.ts'

const bySecondStep = async ({ client, text, enter }: SubmittedForm) =>
  enter(
    await callApi<typeof signIn.bySecondStep>(client, 'POST /login/second-factor', {
      body: { ticket: text('ticket'), code: text('code') },
    }),
    sameOriginPath(text('onward')),
  )

export const secondStepAction = { 'second-step': bySecondStep }

export const loginAction = pageAction({
  ...secondStepAction,
  'sign-in': async ({ client, text, isTicked, enter }) =>
    enter(
      await callApi<typeof signIn.byPassword>(client, 'POST /login', {
        body: { email: text('email'), password: text('password'), remember: isTicked('remember') },
      }),
    ),
  'sign-in-link': async ({ client, text, enter }) =>
    enter(
      await callApi<typeof signIn.byLink>(client, 'POST /login/link/use', {
        body: { link: text('link'), remember: true },
      }),
    ),
})

export const signupAction = pageAction({
  'sign-up': async ({ client, url, params, text, isTicked, adopt }) => {
    const source = params['id']
    const answer = await callApi<typeof signUp.register>(client, 'POST /register', {
      body: {
        name: text('name'),
        email: text('email'),
        password: text('password'),
        ...(isTicked('acceptsTerms') && { acceptsTerms: true as const }),
        ...(source && { source }),
      },
    })
    adopt(answer)
    return redirect(`${VERIFY_PATH}${onwardSearch(url.search)}`)
  },
})

export const verifyAction = pageAction({
  ...secondStepAction,
  verify: async ({ client, url, text, adopt }) => {
    const answer = await callApi<typeof signUp.verifyByCode>(client, 'POST /email/verify', {
      body: { code: digitsOf(text('code')) },
    })
    const onward = sameOriginPath(url.searchParams.get('redirect')) ?? LANDING_PATH
    return adopt(answer) ?? redirect(onward)
  },
  'send-code': async ({ client }) => {
    await callApi<typeof signUp.sendVerification>(client, 'POST /email/verification-notification')
    return {}
  },
})

export const verifyLinkAction = pageAction({
  'verify-link': async ({ client, text }) =>
    callApi<typeof signUp.verifyByLink>(client, 'POST /email/verify/link', { body: { link: text('link') } }),
})

const passwordIsSet = () => redirect(`${SIGN_IN_PATH}?${NEW_PASSWORD}`)

const resetByCode = async ({ client, text }: SubmittedForm) => {
  await callApi<typeof passwordReset.byCode>(client, 'POST /reset-password/code', {
    body: { email: text('email'), code: digitsOf(text('code')), password: text('password') },
  })
  return passwordIsSet()
}

export const forgotPasswordAction = pageAction({
  'mail-request': async ({ client, text }) => {
    const email = text('email')
    await callApi<typeof passwordReset.ask>(client, 'POST /forgot-password', { body: { email } })
    return { mailedTo: email }
  },
  'reset-by-code': resetByCode,
})

export const resetPasswordAction = pageAction({
  'reset-by-code': resetByCode,
  'reset-by-link': async ({ client, text }) => {
    await callApi<typeof passwordReset.byLink>(client, 'POST /reset-password', {
      body: { link: text('link'), password: text('password') },
    })
    return passwordIsSet()
  },
})
