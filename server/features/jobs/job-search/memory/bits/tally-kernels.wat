;; Walks over the members of a set that add one to the counts of whatever each of them has. `npm run build` assembles
;; this file; plain-kernels.ts does the same in TypeScript, and kernels.test.ts compares the two.
;;
;; All walks are alike. A set is read in words of 64 places, and the members of a word are taken from the lowest bit up. The
;; lowest bit is found by counting the zeros above it: processors without an instruction for the zeros below call a function,
;; which took more time than all the rest. Memory is asked for what comes four words later (AHEAD in kernels.ts), line by
;; line, since it answers many requests in the time of one. What these loads bring is returned as $seen, so that no compiler
;; drops them.
(module
  (import "host" "memory" (memory 1 65536 shared))

  ;; The terms of a job are eight bytes: shape 20 bits, company 22, languages 16, pay band 6 (TERM_BITS in kernels.ts).
  (func (export "tallyTerms") (param $set i32) (param $bytes i32) (param $column i32) 
    (param $shapes i32) (param $companies i32) (param $languages i32) (param $payBands i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $shapes)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xfffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $companies)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 20)) (i64.const 0x3fffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $languages)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 42)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $payBands)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 58))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  ;; Each term alone. The bits are written out four times: with shift and mask as parameters a walk takes a fifth longer.
  (func (export "tallyShape") (param $set i32) (param $bytes i32) (param $column i32) (param $counts i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $counts)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xfffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  (func (export "tallyCompany") (param $set i32) (param $bytes i32) (param $column i32) (param $counts i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $counts)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 20)) (i64.const 0x3fffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  (func (export "tallyLanguages") (param $set i32) (param $bytes i32) (param $column i32) (param $counts i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $counts)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 42)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  (func (export "tallyPayBand") (param $set i32) (param $bytes i32) (param $column i32) (param $counts i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $counts)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 58))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  ;; Four skills of 16 bits each.
  (func (export "tallyFourSkills") (param $set i32) (param $bytes i32) (param $column i32) (param $skills i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2048 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2112 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2176 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2240 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2304 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2368 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2432 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=2496 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 8) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 16)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 32)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 48))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 512)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen)))

  ;; Twelve skills of 16 bits each.
  (func (export "tallyTwelveSkills") (param $set i32) (param $bytes i32) (param $column i32) (param $skills i32) (result i32)
    (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (if (i64.ne (i64.load offset=32 (local.get $set)) (i64.const 0)) (then
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6144 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6208 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6272 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6336 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6400 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6464 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6528 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6592 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6656 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6720 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6784 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6848 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6912 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=6976 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7040 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7104 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7168 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7232 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7296 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7360 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7424 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7488 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7552 (local.get $column))))
        (local.set $seen (i64.or (local.get $seen) (i64.load offset=7616 (local.get $column))))))
      (local.set $word (i64.load (local.get $set)))
      (if (i64.ne (local.get $word) (i64.const 0)) (then
        (loop $bit
          (local.set $at (i32.add (local.get $column) (i32.mul (i32.const 24) (i32.sub (i32.const 63)
            (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (local.set $loaded (i64.load (local.get $at)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 16)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 32)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 48))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $loaded (i64.load offset=8 (local.get $at)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 16)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 32)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 48))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $loaded (i64.load offset=16 (local.get $at)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (local.get $loaded) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 16)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $loaded) (i64.const 32)) (i64.const 0xffff))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $count (i32.add
            (local.get $skills)
            (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $loaded) (i64.const 48))) (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
      (local.set $column (i32.add (local.get $column) (i32.const 1536)))
      (local.set $set (i32.add (local.get $set) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.wrap_i64 (local.get $seen))))
