import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId } from 'react'
import { MAX_TOKEN } from '#shared/features/skills/credentials/credential-limits.ts'
import type { CredentialCheck, credentials } from '#shared/features/skills/credentials/credentials.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './badge.module.css'
import { Day } from './day.tsx'

/** Checks the signed file of a badge. */
export function CheckBadge() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const id = useId()
  const checking = useMutation({
    mutationFn: async (file: File): Promise<CredentialCheck> => {
      const token = file.size > MAX_TOKEN ? '' : (await file.text()).trim()
      if (token === '') return { verdict: 'unknown', signed: null }
      return callApi<typeof credentials.check>(client, 'POST /shared/api/credential-checks', { body: { token } })
    },
  })
  const problem = describeFailure(i18n, checking.error)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) checking.mutate(file)
  }
  return (
    <Card title={<Trans>A badge</Trans>}>
      <div className={styles.check}>
        <label htmlFor={id}>
          <Trans>Choose the signed file (.jwt). We check it and do not keep it.</Trans>
        </label>
        <input id={id} type="file" accept=".jwt,.txt" aria-label={t`Badge to check`} onChange={onChange} />
        <div role="status">
          {checking.isPending && <Trans>Checking…</Trans>}
          {checking.data && <Verdict check={checking.data} />}
          {problem && <Callout tone="bad" title={problem} />}
        </div>
      </div>
    </Card>
  )
}

function Verdict({ check: { verdict, signed } }: { check: CredentialCheck }) {
  const facts = signed && (
    <p>
      <bdi translate="no">{signed.name}</bdi>
      {', '}
      <Trans>
        awarded to <bdi translate="no">{signed.holder}</bdi> on <Day at={signed.issuedAt} />
      </Trans>
    </p>
  )
  switch (verdict) {
    case 'valid':
      return (
        <Callout tone="info" title={<Trans>Genuine and valid</Trans>}>
          {facts}
        </Callout>
      )
    case 'expired':
      return (
        <Callout tone="warn" title={<Trans>Genuine, but expired</Trans>}>
          {facts}
        </Callout>
      )
    case 'revoked':
      return (
        <Callout tone="bad" title={<Trans>Genuine, but revoked</Trans>}>
          {facts}
        </Callout>
      )
    case 'changed':
      return <Callout tone="bad" title={<Trans>This file has been changed since it was signed</Trans>} />
    case 'unknown':
      return <Callout tone="warn" title={<Trans>This badge was not signed here, or the file is damaged</Trans>} />
  }
}
