import type { OwnedThings } from '#server/test-things.ts'
import { aDeliveredChange, aProject } from './projects.builder.ts'

/** The member accepts a project and logs hours; the company plans it. */
export const ownedThings: OwnedThings = async (test) => {
  const { id, member, owner, milestoneId } = await aProject(test)
  const delivered = await aDeliveredChange(test)
  return [
    { under: '/shared/api/projects/:id/status', owner: member, id },
    { under: '/shared/api/projects/:id/hours', owner: member, id },
    { under: '/shared/api/projects/:id', owner, id },
    {
      under: '/shared/api/milestones/:id/files',
      owner: delivered.owner,
      id: delivered.milestoneId,
      parts: { fileId: delivered.fileId },
    },
    { under: '/shared/api/milestones/:id', owner, id: milestoneId },
    { under: '/shared/api/project-changes/:id', owner: delivered.owner, id: delivered.changeId },
  ]
}
