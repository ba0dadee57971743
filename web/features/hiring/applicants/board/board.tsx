import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, type MouseEvent, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { whenIdle } from '#web/app/document/when-idle.ts'
import { preloadRoute } from '#web/app/routing/browser-routes.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { applicantHref } from '../applicant-hrefs.ts'
import { boardQuery } from '../applicant-queries.ts'
import type { ApplicantsView } from '../view/applicants-view.ts'
import styles from './board.module.css'
import { findCard } from './board-cards.ts'
import { BoardColumn } from './board-column.tsx'
import { boardKeyOf, cardBeside, focusCard } from './board-keys.ts'
import { StageSwitch } from './stage-switch.tsx'
import { useBoard } from './use-board.ts'

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)
const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar)
const Decision = lazyPart(async () => (await import('../decisions/decision.tsx')).Decision)

type BoardProps = {
  jobId: string
  view: ApplicantsView
  now: number
}

type Open = { kind: 'move' | 'reject' | 'note'; id: string } | { kind: 'help' } | null

/** Stages side by side; on phones one at a time. */
export function Board({ jobId, view, now }: BoardProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: board } = useSuspenseQuery(boardQuery(jobId, view))
  const { move, loadMore, readAgain, news } = useBoard(jobId, view)
  const [open, setOpen] = useState<Open>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const onSelect = (id: string) =>
    setSelected((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])))
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const { stages, can, columns } = board
  const firstName = t`New`
  const names = useMemo(
    () => new Map([['new', firstName], ...stages.map(({ id, name }) => [id, name] as const)]),
    [stages, firstName],
  )
  const shown = view.column !== null && names.has(view.column) ? view.column : 'new'
  const stageOf = (key: string | null) => stages.find(({ id }) => id === key)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const card = cardOf(event.target)
    const key = card && boardKeyOf(event, getComputedStyle(card).direction === 'rtl')
    const id = card?.dataset['applicant']
    // Enter and space keep their meaning on links and boxes.
    if (!key || !id || event.key === 'Enter') return
    event.preventDefault()
    if (key === 'open') void navigate(applicantHref(id, view))
    else if (key === 'help') setOpen({ kind: 'help' })
    else if (key === 'note' && can.judge) setOpen({ kind: 'note', id })
    else if (key === 'select' && can.act) onSelect(id)
    else if ((key === 'move' || key === 'reject') && can.act) setOpen({ kind: key, id })
    else if (key === 'forward' && can.act) {
      const next = stages[stages.findIndex((stage) => stage.id === findCard(board, id)?.stageId) + 1]
      const neighbour = cardBeside(card, 'next') ?? cardBeside(card, 'previous')
      if (next) void move(id, next)
      if (neighbour) focusCard(neighbour)
      // The last one of its column takes the focused link with it.
      else card.closest<HTMLElement>('[data-column]')?.focus()
    } else focusCard(cardBeside(card, key))
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const id = target?.dataset['select']
    if (id) onSelect(id)
    const opened = target?.closest('a') && cardOf(target)?.dataset['applicant']
    // Clicks with Ctrl, Cmd or Shift are left to the browser, which opens a tab or a window.
    if (!opened || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(applicantHref(opened, view))
  }
  const onDragStart = (event: DragEvent<HTMLElement>) => {
    const id = cardOf(event.target)?.dataset['applicant']
    if (!id) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', id)
    setDragged(id)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    const key = columnOf(event.target)
    if (dragged === null || !stageOf(key)) return setOver(null)
    event.preventDefault()
    setOver(key)
  }
  const stopDragging = () => {
    setDragged(null)
    setOver(null)
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    const stage = stageOf(columnOf(event.target))
    event.preventDefault()
    if (dragged !== null && stage) void move(dragged, stage)
    stopDragging()
  }
  const readAll = (ids: readonly string[]) => Promise.allSettled(ids.map(readAgain))
  const anyId = board.lanes.find(({ items }) => items.length > 0)?.items[0]?.id
  useEffect(() => {
    if (anyId !== undefined) whenIdle(() => preloadRoute(applicantHref(anyId, null)))
  }, [anyId])
  const decided = open && 'id' in open ? findCard(board, open.id) : null
  return (
    <>
      <StageSwitch jobId={jobId} view={view} lanes={board.lanes} names={names} columns={columns} shown={shown} />
      {/* Cards have their own links and boxes; the board adds dragging and keys to them. */}
      <div
        role="presentation"
        className={styles.board}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDragStart={onDragStart}
        onDragOver={onDragOver}
        onDragEnd={stopDragging}
        onDrop={onDrop}
      >
        {board.lanes.map((lane) => (
          <BoardColumn
            key={lane.key}
            lane={lane}
            name={names.get(lane.key) ?? ''}
            total={columns[lane.key] ?? 0}
            view={view}
            now={now}
            canMove={can.act}
            selected={selected}
            isShown={lane.key === shown}
            isOver={lane.key === over}
            onMore={loadMore}
          />
        ))}
      </div>
      {selected.size > 0 && (
        <Suspense>
          <BulkBar
            cards={board.lanes.flatMap(({ items }) => items.filter(({ id }) => selected.has(id)))}
            stages={stages}
            onChanged={(ids) => void readAll(ids)}
            onClear={() => setSelected(new Set())}
          />
        </Suspense>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Suspense>
        {open?.kind === 'help' && <ShortcutSheet onClose={() => setOpen(null)} />}
        {open && 'id' in open && decided && (
          <Decision
            kind={open.kind}
            card={decided}
            stages={stages}
            onMove={(stage) => void move(decided.id, stage)}
            onChanged={() => void readAgain(decided.id)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      <p className={styles.nothing}>
        <button type="button" className={styles.more} onClick={() => setOpen({ kind: 'help' })}>
          <Trans>Keyboard shortcuts</Trans>
        </button>
      </p>
    </>
  )
}

const cardOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-applicant]') : null

const columnOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? null) : null
