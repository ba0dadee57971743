import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

type SubmitButtonProps = Omit<PlainButtonProps, 'type' | 'onPress' | 'isDisabled'>

/** Submits the form it is in. Native, so that a page with just a form loads no press handling. */
export function SubmitButton({ variant = 'filled', ...props }: SubmitButtonProps) {
  return <PlainButton {...props} variant={variant} type="submit" />
}
