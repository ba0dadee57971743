// A job's board in the query cache. Moves are optimistic and rolled back if the server rejects them; those of colleagues arrive
// as live events.

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { applicantChanged } from '#shared/features/hiring/applications/applications.events.ts'
import { applicantsChannel } from '#shared/features/hiring/applications/applications-channels.ts'
import type {
  ApplicantBoard,
  CompanyApplication,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { useChannel, useEvent } from '#web/platform/realtime/use-event.ts'
import { showToast } from '#web/ui/toast.tsx'
import { applicantQuery, boardQuery, listQuery, numbersQuery } from '../applicant-queries.ts'
import { type ApplicantsView, isFiltered } from '../view/applicants-view.ts'
import { type Card, findCard, laneOf, withCard, withPage } from './board-cards.ts'

type Stage = ApplicantBoard['stages'][number]

export function useBoard(jobId: string, view: ApplicantsView) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const identity = useIdentity()
  const cache = useQueryClient()
  const [news, setNews] = useState('')
  const { queryKey } = boardQuery(jobId, view)

  const change = (update: (board: ApplicantBoard) => ApplicantBoard) =>
    cache.setQueryData(queryKey, (board) => board && update(board))
  const placing = { sort: view.sort, isFiltered: isFiltered(view) }
  const place = (card: Card) => change((board) => withCard(board, card, placing))

  const readAgain = async (id: string): Promise<CompanyApplication> => {
    const fresh = await cache.fetchQuery({ ...applicantQuery(id), staleTime: 0 })
    place(fresh)
    return fresh
  }
  // Exact match: the board's key starts with the same segments, and refetching it would drop the cards loaded by scrolling.
  const refreshNumbers = () =>
    void cache.invalidateQueries({ queryKey: numbersQuery(jobId, view).queryKey, exact: true })

  // The same function while the view is the same, so that columns without a change are not rendered again.
  const loadMore = useCallback(
    async (key: string): Promise<void> => {
      const { queryKey: shown } = boardQuery(jobId, view)
      const cursor = cache.getQueryData(shown)?.lanes.find((lane) => lane.key === key)?.nextCursor
      if (cursor === undefined || cursor === null) return
      const page = await cache.fetchQuery({ ...listQuery(jobId, { ...view, column: key }, cursor), staleTime: 0 })
      cache.setQueryData(shown, (board) => board && withPage(board, key, page))
    },
    [cache, jobId, view],
  )

  async function move(id: string, stage: Pick<Stage, 'id' | 'name'>): Promise<void> {
    const board = cache.getQueryData(queryKey)
    const card = board && findCard(board, id)
    if (!card || card.stageId === stage.id) return
    const { stageId: fromStageId, talent } = card
    const { name } = talent
    const from = board.stages.find((one) => one.id === fromStageId)
    place({ ...card, stageId: stage.id })
    try {
      const moved = await callApi<typeof companyApplications.move>(client, 'POST /company/api/applications/:id/stage', {
        params: { id },
        body: { stageId: stage.id, fromStageId },
      })
      cache.setQueryData(applicantQuery(id).queryKey, moved)
      place(moved)
      const { name: stageName } = stage
      await showToast({
        text: t`${name} is now in ${stageName}`,
        ...(from && { action: { label: t`Undo`, onPress: () => void move(id, from) } }),
      })
    } catch (error) {
      // Roll back, then reload: a colleague may have moved the applicant in the meantime.
      place(card)
      await readAgain(id).catch(() => undefined)
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
    refreshNumbers()
  }

  /** Announces a colleague's move to screen readers. */
  function report({ history, talent: { name }, stages }: CompanyApplication, after: Card): void {
    const last = history.findLast(({ by }) => by === 'company')
    const who = last?.actorName
    const stage = stages.find(({ id }) => id === after.stageId)?.name
    if (who && stage && who !== identity?.name) setNews(t`${who} moved ${name} to ${stage}`)
  }

  useEvent(applicantChanged, { jobId }, ({ id }) => {
    const before = cache.getQueryData(queryKey)
    const old = before && findCard(before, id)
    readAgain(id).then(
      (fresh) => {
        if (old && laneOf(old) !== laneOf(fresh)) report(fresh, fresh)
      },
      () => undefined,
    )
    refreshNumbers()
  })
  useChannel(
    applicantsChannel,
    { jobId },
    {
      // Moves may have been missed while offline.
      onOpen: () => void cache.invalidateQueries({ queryKey }),
    },
  )

  return { move, loadMore, readAgain, news }
}
