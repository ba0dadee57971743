import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type {
  FoundPerson,
  PeopleList,
  peopleSearch,
} from '#shared/features/jobs/people-search/people-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Adds a person to a list or removes them. */
export function useListed({ id: talentId, name }: FoundPerson) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  return async function toggle(list: PeopleList, isOn: boolean): Promise<void> {
    const params = { id: list.id, talentId }
    const { name: listName } = list
    try {
      if (isOn)
        await callApi<typeof peopleSearch.addToList>(client, 'PUT /company/api/people-lists/:id/people/:talentId', {
          params,
        })
      else
        await callApi<typeof peopleSearch.removeFromList>(
          client,
          'DELETE /company/api/people-lists/:id/people/:talentId',
          { params },
        )
      await cache.invalidateQueries({ queryKey: ['company'] })
      await showToast({
        text: isOn ? t`${name} is on the list ${listName}` : t`${name} is no longer on the list ${listName}`,
        action: { label: t`Undo`, onPress: () => void toggle(list, !isOn) },
      })
    } catch (error) {
      await showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })
    }
  }
}
