import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { companies as contract } from '#shared/features/people/companies/companies.contract.ts'
import type { HiddenCompany } from '#shared/features/people/preferences/privacy.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Setting } from '../setting.tsx'
import { HiddenList } from './hidden-list.tsx'
import { useChangePrivacy } from './use-change-privacy.ts'

const FOUND_AT_ONCE = 8

export function HiddenCompanies({ companies }: { companies: readonly HiddenCompany[] }) {
  const { t, i18n } = useLingui()
  const { hideFromCompany, showToCompany } = useChangePrivacy()
  const [text, setText] = useState('')
  const { found, isAnswered } = useCompanySearch(text)
  const hiding = useMutation({ mutationFn: hideFromCompany, onSuccess: () => setText('') })

  const isHidden = (id: string) => companies.some((hidden) => hidden.id === id)
  const whenNone = found.some(({ id }) => isHidden(id))
    ? t`You already hide from this company.`
    : t`No company with that name.`
  const none = isAnswered ? whenNone : t`Searching`

  async function remove({ id, name }: HiddenCompany) {
    await showToCompany(id)
    const undo = { label: t`Undo`, onPress: () => hiding.mutate(id) }
    await showToast({ text: t`${name} can find you again.`, action: undo })
  }

  return (
    <Setting>
      <ComboBox
        isSearched
        menuTrigger="input"
        // Open as soon as there is text, not when results arrive: pasting a name is a single input event.
        allowsEmptyCollection={text.trim() !== ''}
        none={none}
        label={t`Hide from a company`}
        help={t`Its members cannot find you in search and your profile is not suggested to them. A company you apply to sees what you send it.`}
        placeholder={t`Company name`}
        inputValue={text}
        onInputChange={setText}
        choices={found
          .filter(({ id }) => !isHidden(id))
          .map(({ id, name, city }) => ({ id, label: name, detail: city }))}
        selectedKey={null}
        onSelectionChange={(key) => typeof key === 'string' && hiding.mutate(key)}
      />
      <SaveState
        status={hiding.isError ? 'failed' : hiding.isPending ? 'saving' : hiding.isSuccess ? 'saved' : 'idle'}
        problem={hiding.isError ? i18n._(describeError(hiding.error)) : undefined}
      />
      <HiddenList
        label={t`Companies you hide from`}
        items={companies.map((company) => ({
          id: company.id,
          name: company.name,
          mark: <CompanyMark name={company.name} size="small" />,
          onRemove: () => remove(company),
        }))}
        none={<Trans>No hidden companies.</Trans>}
      />
    </Setting>
  )
}

/** Deferred, so that the search does not block typing. */
function useCompanySearch(text: string) {
  const search = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({
    ...endpointQuery<typeof contract.list>('GET /shared/api/companies', { query: { search, limit: FOUND_AT_ONCE } }),
    enabled: search !== '',
    placeholderData: (before) => before,
  })
  return { found: search === '' ? [] : (data?.items ?? []), isAnswered: search === text.trim() && !isFetching }
}
