import { useLingui } from '@lingui/react/macro'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import type { ButtonLook } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from './personal-data.module.css'

type OnePressProps = ButtonLook & { isPending: boolean; failure: unknown; onPress: () => void }

/** A button with its error message below. A native one, because it is unmounted when its work is done. */
export function OnePress({ isPending, failure, onPress, ...look }: OnePressProps) {
  const { i18n } = useLingui()
  const problem = describeFailure(i18n, failure)
  return (
    <form
      className={styles.press}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <SubmitButton {...look} isPending={isPending} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
