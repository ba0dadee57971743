import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { ignoredEvents } from '#web/platform/realtime/ignored-events.ts'
import { connectionState, tabConnection, watchConnection } from '#web/platform/realtime/tab-connection.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useIsOffline } from '#web/ui/offline-notice.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { type CheckResult, checkDevice, checkNetwork, checkStorage, checkTimeZone, watchNetwork } from './checks.ts'
import styles from './self-check.module.css'

export const handle = { frame: { width: 'reading' } } satisfies FrameHandle

type Check = 'storage' | 'timeZone' | 'camera' | 'microphone'

/** A connection that drops all day would fill the page. */
const SHOWN_STATES = 12

export default function SelfCheckPage() {
  const { t } = useLingui()
  const states = useConnectionStates()
  const ignored = useIgnoredEvents()
  const network = useNetwork()
  const isOffline = useIsOffline()
  const [results, setResults] = useState<Partial<Record<Check, CheckResult>>>({})
  const [copied, setCopied] = useState<{ hasSucceeded: boolean; snapshot: string } | null>(null)
  const note = (check: Check) => (result: CheckResult) => setResults((current) => ({ ...current, [check]: result }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once on mount
  useEffect(() => {
    void checkStorage().then(note('storage'))
    note('timeZone')(checkTimeZone())
  }, [])

  // The copied report is outdated once anything changes.
  const snapshot = JSON.stringify([network, states, ignored, results])
  const isCopied = copied?.snapshot === snapshot
  // The connection itself only notices a lost network half a minute later.
  const isLive = states.at(-1) === 'connected' && !isOffline
  const rows: { name: string; term: string; result: CheckResult | undefined }[] = [
    { name: 'network', term: t`Network`, result: network },
    { name: 'live', term: t`Live connection`, result: { isGood: isLive, facts: states.join(', ') } },
    { name: 'live events', term: t`Live events`, result: ignored },
    { name: 'storage', term: t`Storage`, result: results.storage },
    { name: 'time zone', term: t`Time zone`, result: results.timeZone },
    { name: 'camera', term: t`Camera`, result: results.camera },
    { name: 'microphone', term: t`Microphone`, result: results.microphone },
  ]

  // Not translated: it is read by support.
  const report = () =>
    [
      ...rows.map(
        ({ name, result }) =>
          `${name}: ${result ? `${result.isGood ? 'ok' : 'not ok'} (${result.facts})` : 'not tried'}`,
      ),
      `browser: ${navigator.userAgent}`,
      `at: ${new Date().toISOString()}`,
    ].join('\n')

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        <Trans>Check your setup</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>This page checks your browser and connection. Nothing is sent until you share the report.</Trans>
      </p>
      <Card title={t`Results`}>
        <div role="status">
          <DefinitionList items={rows.map(({ term, result }) => ({ term, value: <Result result={result} /> }))} />
        </div>
      </Card>
      <div className={styles.actions}>
        <PlainButton onPress={() => void checkDevice('video').then(note('camera'))}>
          <Trans>Test camera</Trans>
        </PlainButton>
        <PlainButton onPress={() => void checkDevice('audio').then(note('microphone'))}>
          <Trans>Test microphone</Trans>
        </PlainButton>
        <PlainButton
          icon={IconCopy}
          variant="filled"
          onPress={() =>
            void navigator.clipboard.writeText(report()).then(
              () => setCopied({ hasSucceeded: true, snapshot }),
              () => setCopied({ hasSucceeded: false, snapshot }),
            )
          }
        >
          <Trans>Copy report</Trans>
        </PlainButton>
      </div>
      <p role="status">
        {isCopied && copied.hasSucceeded && <Trans>Copied. Paste it into your message to support.</Trans>}
        {isCopied && !copied.hasSucceeded && (
          <Trans>Your browser blocked copying. Select the list above instead.</Trans>
        )}
      </p>
    </div>
  )
}

function Result({ result }: { result: CheckResult | undefined }) {
  if (!result) return <Trans>Not tested yet</Trans>
  const { facts } = result
  return (
    <>
      {result.isGood ? <Trans>Works</Trans> : <Trans>Not working yet</Trans>}{' '}
      <bdi className={styles.facts}>{facts}</bdi>
    </>
  )
}

/** Milliseconds. */
const RETRY_AFTER = 3_000

/** Checked again whenever the device's network changes, and until it works: it can be "online" before anything gets through. */
function useNetwork(): CheckResult | undefined {
  const [result, setResult] = useState<CheckResult>()
  useEffect(() => {
    let newest = 0
    let retry: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(retry)
      newest += 1
      const mine = newest
      void checkNetwork().then((found) => {
        // Drop a result that arrives after the next change: it describes a network that is gone.
        if (mine !== newest) return
        setResult(found)
        if (!found.isGood) retry = setTimeout(ask, RETRY_AFTER)
      })
    }
    ask()
    const stop = watchNetwork(ask)
    return () => {
      newest += 1
      clearTimeout(retry)
      stop()
    }
  }, [])
  return result
}

/** Live events that this tab received but could not parse. */
function useIgnoredEvents(): CheckResult {
  const { unknown, malformed } = useSyncExternalStore(ignoredEvents.watch, ignoredEvents.counts, ignoredEvents.counts)
  return { isGood: unknown + malformed === 0, facts: `unknown ${unknown}, malformed ${malformed}` }
}

/** The latest connection states since the page was opened. */
function useConnectionStates(): string[] {
  const [states, setStates] = useState<string[]>([])
  useEffect(() => {
    const note = () =>
      setStates((current) =>
        current.at(-1) === connectionState() ? current : [...current, connectionState()].slice(-SHOWN_STATES),
      )
    note()
    const stop = watchConnection(note)
    // The state itself says when the connection could not be opened.
    tabConnection().catch(() => undefined)
    return stop
  }, [])
  return states
}
