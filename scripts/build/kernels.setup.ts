import { assembleKernels } from './assemble-kernels.ts'

/** For tests, which may run before a build. */
export const setup = assembleKernels
