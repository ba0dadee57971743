import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { security, WaysIn } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './fresh-proof-dialog.module.css'
import { MailProof } from './mail-proof.tsx'
import { PasskeyProof } from './passkey-proof.tsx'
import { type ProofMethod, proofMethods } from './proof-methods.ts'
import { CodeProof, PasswordProof } from './typed-proofs.tsx'

type FreshProofDialogProps = { onAnswer: (isProven: boolean) => void }

export function FreshProofDialog({ onAnswer }: FreshProofDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onOpenChange={() => onAnswer(false)} title={t`Confirm it is you`}>
      <p className={styles.lead}>
        <Trans>You are changing your account security. What you have typed is kept.</Trans>
      </p>
      <Proofs onProven={() => onAnswer(true)} />
    </Dialog>
  )
}

function Proofs({ onProven }: { onProven: () => void }) {
  const { i18n } = useLingui()
  const loaded = useWaysIn()
  const [chosen, setChosen] = useState<ProofMethod | null>(null)
  if (loaded.error !== null)
    return (
      <p role="alert" className={styles.problem}>
        {i18n._(describeError(loaded.error))}
      </p>
    )
  if (!loaded.ways) return null
  const ways = proofMethods(loaded.ways)
  const way = chosen ?? ways[0]
  return (
    <div className={styles.ways}>
      {way === 'password' && <PasswordProof onProven={onProven} />}
      {way === 'passkey' && <PasskeyProof onProven={onProven} />}
      {way === 'second_factor' && <CodeProof onProven={onProven} />}
      {way === 'mail' && <MailProof onProven={onProven} />}
      <OtherMethods ways={ways.filter((other) => other !== way)} onChoose={setChosen} />
    </div>
  )
}

function OtherMethods({ ways, onChoose }: { ways: readonly ProofMethod[]; onChoose: (way: ProofMethod) => void }) {
  const { t } = useLingui()
  const labels: Record<ProofMethod, string> = {
    password: t`Use my password instead`,
    passkey: t`Use a passkey instead`,
    second_factor: t`Use my authenticator app instead`,
    mail: t`Email me a code instead`,
  }
  return ways.map((way) => (
    <Button key={way} variant="text" onPress={() => onChoose(way)}>
      {labels[way]}
    </Button>
  ))
}

function useWaysIn(): { ways: WaysIn | null; error: unknown } {
  const { client } = useSession()
  const [loaded, setLoaded] = useState<{ ways: WaysIn | null; error: unknown }>({ ways: null, error: null })
  useEffect(() => {
    callApi<typeof security.waysIn>(client, 'GET /shared/api/user/ways-in').then(
      (ways) => setLoaded({ ways, error: null }),
      (error: unknown) => setLoaded({ ways: null, error }),
    )
  }, [client])
  return loaded
}
