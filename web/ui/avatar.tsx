import { pickByName } from '#shared/kit/drawing/company-mark.ts'
import styles from './avatar.module.css'
import { initialsOf } from './avatar-initials.ts'
import { Flag } from './flag.tsx'

const TINTS = 7

type AvatarProps = {
  name: string
  /** URL of an uploaded picture. */
  picture?: string | undefined
  /** A flag in the lower corner. The place must also appear as text nearby. */
  country?: string | undefined
  size?: 'tiny' | 'small' | 'medium' | 'large'
}

/** A person: always round. The name is next to it, so the picture has no alt text. */
export function Avatar({ name, picture, country, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} data-tint={pickByName(name, TINTS)} aria-hidden="true">
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <span translate="no">{initialsOf(name)}</span>
      )}
      {country && (
        <span className={styles.flag}>
          <Flag country={country} size="small" />
        </span>
      )}
    </span>
  )
}
