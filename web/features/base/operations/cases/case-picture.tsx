import { Trans } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './case-evidence.module.css'

/** Loaded on request only: each look is recorded and shown to the person concerned. */
export function CasePicture({ label, href }: { label: string; href: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.label}>{label}</figcaption>
      {isOpen ? (
        <img className={styles.image} src={href} alt={label} />
      ) : (
        <div className={styles.links}>
          <Button variant="light" icon={IconEye} onPress={() => setIsOpen(true)}>
            <Trans>Show</Trans>
            <span className="visually-hidden">: {label}</span>
          </Button>
          <span className={styles.source}>
            <Trans>The person sees that you opened it.</Trans>
          </span>
        </div>
      )}
    </figure>
  )
}
