import { useLingui } from '@lingui/react/macro'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { Id } from '#shared/kit/ids.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { useReportFailure } from '../use-report-failure.ts'
import { titleOfEntry } from '../view/describe-entry.ts'

type Removed = { id: Id; entry: EntryDraft; order: readonly Id[] }

/** Removes at once and offers to undo it, which also restores the place in the list. */
export function useRemoveEntry() {
  const { t, i18n } = useLingui()
  const { removeEntry, saveEntry, order: saveOrder } = useChangeProfile()
  const report = useReportFailure()
  return async ({ id, entry, order }: Removed): Promise<void> => {
    const restore = async () => {
      await saveEntry(id, entry)
      await saveOrder(entry.section, [...order])
    }
    try {
      await removeEntry(id)
      const title = titleOfEntry(entry, i18n)
      void showToast({
        text: t`${title} removed`,
        action: { label: t`Undo`, onPress: () => void restore().catch(report) },
      })
    } catch (failure) {
      report(failure)
    }
  }
}
