import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components'
import styles from './switch.module.css'

type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  help?: ReactNode
}

/** Takes effect at once; use a checkbox where a form has to be submitted. */
export function Switch({ children, help, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={styles.field ?? ''}>
      <SwitchButton className={styles.choice ?? ''}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        {children}
      </SwitchButton>
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
    </SwitchField>
  )
}
