import { assembleKernels } from './assemble-kernels.ts'

/** For tests, which may run before anything was built. */
export const setup = assembleKernels
