import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { checkPasskey } from '#server/features/people/passkeys/passkey-ceremonies.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { signInByCode, signInByLink } from './mailbox/mailed-sign-in.service.ts'
import { mailPasswordReset, mailSignInLink, showLink } from './mailbox/proof-mails.service.ts'
import { resetByCode, resetByLink } from './password-reset.service.ts'
import { checkSecondStep } from './second-step.service.ts'
import { checkCredentials } from './sign-in.service.ts'
import { admit, completeSignIn } from './sign-in-completion.service.ts'
import { signUpPerson } from './sign-up.service.ts'
import {
  changeAddress,
  sendVerification,
  showVerification,
  verifyByCode,
  verifyByLink,
} from './verification.service.ts'

export function signInRoutes(app: App, platform: Platform): void {
  const { db } = platform

  mount(app, db, signIn.byPassword, async ({ body, ...exchange }) => {
    const person = await checkCredentials(platform, exchange, body)
    return admit(platform, exchange, person, { isRemembered: body.remember })
  })
  mount(app, db, signIn.bySecondStep, async ({ body, ...exchange }) => {
    const { person, isRemembered } = await checkSecondStep(platform, body, exchange.request)
    return completeSignIn(platform, exchange, person, { isRemembered })
  })
  // The device has verified its owner, so a passkey counts as both steps.
  mount(app, db, signIn.byPasskey, async ({ body, ...exchange }) => {
    const personId = await checkPasskey(platform, exchange.request.i18n, body.answer)
    return completeSignIn(platform, exchange, await findPerson(db, personId), { isRemembered: body.remember })
  })
  mount(app, db, signIn.sendLink, ({ body, request }) => mailSignInLink(platform, request, body))
  mount(app, db, signIn.byLink, ({ body, ...exchange }) => signInByLink(platform, exchange, body))
  mount(app, db, signIn.byCode, ({ body, ...exchange }) => signInByCode(platform, exchange, body))
  mount(app, db, signIn.lookAtLink, ({ params }) => showLink(platform, params))

  mount(app, db, signUp.register, ({ body, ...exchange }) => signUpPerson(platform, exchange, body))
  mount(app, db, signUp.verificationState, ({ viewer }) => showVerification(platform, viewer))
  mount(app, db, signUp.sendVerification, ({ viewer, request }) => sendVerification(platform, request, viewer))
  mount(app, db, signUp.verifyByCode, ({ viewer, body, ...exchange }) =>
    verifyByCode(platform, exchange, viewer, body.code),
  )
  mount(app, db, signUp.verifyByLink, ({ body, request }) => verifyByLink(platform, request, body.link))
  mount(app, db, signUp.changeAddress, ({ viewer, body, request }) =>
    changeAddress(platform, request, viewer, body.email),
  )

  mount(app, db, passwordReset.ask, ({ body, request }) => mailPasswordReset(platform, request, body.email))
  mount(app, db, passwordReset.byLink, ({ body, request }) => resetByLink(platform, request, body))
  mount(app, db, passwordReset.byCode, ({ body, request }) => resetByCode(platform, request, body))
}
