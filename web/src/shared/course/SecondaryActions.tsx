import { IconArrowsDiff, IconCheck, IconHeart, IconPencil, IconShare2, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import type { ActionCourse, CourseActions } from './courseActions'
import classes from './SecondaryActions.module.css'

interface SecondaryActionsProps {
  readonly course: ActionCourse
  readonly actions: CourseActions
}

/** The heart, compare, share and suggest an edit: quiet icons that have names. */
export function SecondaryActions({ course, actions }: SecondaryActionsProps) {
  const { t } = useTranslation()
  const { name } = course
  const isCompared = actions.isInComparison(course)
  return (
    <div className={classes.actions}>
      <QuietButton icon={IconHeart} name={t('action.favourite', { name })} onPress={() => actions.onSignInRequired('favourite', course)} />
      <QuietButton
        icon={isCompared ? IconCheck : IconArrowsDiff}
        name={isCompared ? t('action.compared', { name }) : t('action.compare', { name })}
        isChosen={isCompared}
        onPress={() => actions.onCompare(course)}
      />
      <QuietButton icon={IconShare2} name={t('action.share', { name })} onPress={() => actions.onShare(course)} />
      <QuietButton icon={IconPencil} name={t('action.edit', { name })} onPress={() => actions.onReview(course)} />
    </div>
  )
}

interface QuietButtonProps {
  readonly icon: Icon
  readonly name: string
  readonly isChosen?: boolean
  readonly onPress: () => void
}

function QuietButton({ icon: ButtonIcon, name, isChosen = false, onPress }: QuietButtonProps) {
  return (
    <button type="button" className={controls.quiet} aria-label={name} title={name} data-selected={isChosen || undefined} onClick={onPress}>
      <ButtonIcon size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
