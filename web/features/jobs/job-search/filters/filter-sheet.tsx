import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { everything } from '../address/search-state.ts'
import type { FiltersProps } from './filter-props.ts'
import { Filters } from './filters.tsx'

type FilterSheetProps = FiltersProps & { total: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The filters where there is no room next to the list. Each takes effect at once; the button shows the number of results. */
export function FilterSheet({ total, isOpen, onOpenChange, ...filters }: FilterSheetProps) {
  const { t } = useLingui()
  const { state, apply } = filters
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Filters`}
      extra={
        <Button variant="text" onPress={() => apply({ ...everything, text: state.text, sort: state.sort })}>
          <Trans>Clear all</Trans>
        </Button>
      }
      actions={
        <Button variant="filled" size="large" isWide onPress={() => onOpenChange(false)}>
          <Plural value={total} one="Show # job" other="Show # jobs" />
        </Button>
      }
    >
      <Filters {...filters} />
    </Sheet>
  )
}
