;; Operations on whole sets of places, 16 bytes at a time. `npm run build` assembles this file; plain-kernels.ts does the
;; same in TypeScript, and kernels.test.ts compares the two. Addresses are bytes in the memory; $bytes, the length of a
;; set, is a multiple of 32 (SET_STEP in kernels.ts).
(module
  (import "host" "memory" (memory 1 65536 shared))

  (func (export "and") (param $out i32) (param $one i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $out)
        (v128.and (v128.load (local.get $one)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $out)
        (v128.and (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other))))
      (local.set $one (i32.add (local.get $one) (i32.const 32)))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  (func (export "or") (param $out i32) (param $one i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $out)
        (v128.or (v128.load (local.get $one)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $out)
        (v128.or (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other))))
      (local.set $one (i32.add (local.get $one) (i32.const 32)))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  ;; Members of $one that are not in $other.
  (func (export "andNot") (param $out i32) (param $one i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $out)
        (v128.andnot (v128.load (local.get $one)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $out)
        (v128.andnot (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other))))
      (local.set $one (i32.add (local.get $one) (i32.const 32)))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  ;; For every member of $found the sum of the sets it is in, written in binary across $count sets, lowest digit first.
  ;; From $ones on are the addresses of sets worth one, from $twos to $end of sets worth two, from $digits on of the sums.
  ;; 128 places are added at once: $d0 to $d5 hold one digit each of their 128 sums, and a bit is added as by hand, with
  ;; what it carries over going to the next digit.
  (func (export "addUp")
    (param $found i32) (param $bytes i32) (param $ones i32) (param $twos i32) (param $end i32)
    (param $digits i32) (param $count i32)
    (local $byte i32) (local $at i32) (local $asked v128) (local $bit v128) (local $carry v128)
    (local $d0 v128) (local $d1 v128) (local $d2 v128) (local $d3 v128) (local $d4 v128) (local $d5 v128)
    (loop $next
      (local.set $asked (v128.load (i32.add (local.get $found) (local.get $byte))))
      (local.set $d0 (v128.const i64x2 0 0))
      (local.set $d1 (v128.const i64x2 0 0))
      (local.set $d2 (v128.const i64x2 0 0))
      (local.set $d3 (v128.const i64x2 0 0))
      (local.set $d4 (v128.const i64x2 0 0))
      (local.set $d5 (v128.const i64x2 0 0))
      (local.set $at (local.get $ones))
      (if (i32.lt_u (local.get $at) (local.get $twos)) (then
        (loop $one
          (local.set $bit (v128.and
            (local.get $asked)
            (v128.load (i32.add (i32.load (local.get $at)) (local.get $byte)))))
          (local.set $carry (v128.and (local.get $d0) (local.get $bit)))
          (local.set $d0 (v128.xor (local.get $d0) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d1) (local.get $bit)))
          (local.set $d1 (v128.xor (local.get $d1) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d2) (local.get $bit)))
          (local.set $d2 (v128.xor (local.get $d2) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d3) (local.get $bit)))
          (local.set $d3 (v128.xor (local.get $d3) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d4) (local.get $bit)))
          (local.set $d4 (v128.xor (local.get $d4) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d5) (local.get $bit)))
          (local.set $d5 (v128.xor (local.get $d5) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $one (i32.lt_u (local.get $at) (local.get $twos))))))
      ;; A set worth two starts at the second digit.
      (if (i32.lt_u (local.get $at) (local.get $end)) (then
        (loop $two
          (local.set $bit (v128.and
            (local.get $asked)
            (v128.load (i32.add (i32.load (local.get $at)) (local.get $byte)))))
          (local.set $carry (v128.and (local.get $d1) (local.get $bit)))
          (local.set $d1 (v128.xor (local.get $d1) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d2) (local.get $bit)))
          (local.set $d2 (v128.xor (local.get $d2) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d3) (local.get $bit)))
          (local.set $d3 (v128.xor (local.get $d3) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d4) (local.get $bit)))
          (local.set $d4 (v128.xor (local.get $d4) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $carry (v128.and (local.get $d5) (local.get $bit)))
          (local.set $d5 (v128.xor (local.get $d5) (local.get $bit)))
          (local.set $bit (local.get $carry))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br_if $two (i32.lt_u (local.get $at) (local.get $end))))))
      (if (i32.lt_u (i32.const 0) (local.get $count)) (then
        (v128.store (i32.add (i32.load (local.get $digits)) (local.get $byte)) (local.get $d0))))
      (if (i32.lt_u (i32.const 1) (local.get $count)) (then
        (v128.store (i32.add (i32.load offset=4 (local.get $digits)) (local.get $byte)) (local.get $d1))))
      (if (i32.lt_u (i32.const 2) (local.get $count)) (then
        (v128.store (i32.add (i32.load offset=8 (local.get $digits)) (local.get $byte)) (local.get $d2))))
      (if (i32.lt_u (i32.const 3) (local.get $count)) (then
        (v128.store (i32.add (i32.load offset=12 (local.get $digits)) (local.get $byte)) (local.get $d3))))
      (if (i32.lt_u (i32.const 4) (local.get $count)) (then
        (v128.store (i32.add (i32.load offset=16 (local.get $digits)) (local.get $byte)) (local.get $d4))))
      (if (i32.lt_u (i32.const 5) (local.get $count)) (then
        (v128.store (i32.add (i32.load offset=20 (local.get $digits)) (local.get $byte)) (local.get $d5))))
      (local.set $byte (i32.add (local.get $byte) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $byte) (local.get $bytes)))))

  ;; How many members a set has: bits are counted in each byte, then bytes are added in pairs, and those in pairs again.
  (func (export "count") (param $set i32) (param $bytes i32) (result i32)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $set) (local.get $bytes)))
    (loop $next
      (local.set $sum (i32x4.add
        (local.get $sum)
        (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.add
          (i8x16.popcnt (v128.load (local.get $set)))
          (i8x16.popcnt (v128.load offset=16 (local.get $set))))))))
      (local.set $set (i32.add (local.get $set) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $set) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  ;; How many members two sets have in common.
  (func (export "countAnd") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $one) (local.get $bytes)))
    (loop $next
      (local.set $sum (i32x4.add
        (local.get $sum)
        (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.add
          (i8x16.popcnt (v128.and (v128.load (local.get $one)) (v128.load (local.get $other))))
          (i8x16.popcnt (v128.and (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other)))))))))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (local.set $one (i32.add (local.get $one) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $one) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  ;; The set of places whose value in a column has a one in $table, which is a byte, 0 or 1, per value.
  (func (export "match") (param $out i32) (param $bytes i32) (param $column i32) (param $table i32)
    (local $end i32) (local $word i64) (local $place i64)
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (local.set $word (i64.const 0))
      (local.set $place (i64.const 0))
      (loop $each
        (local.set $word (i64.or (local.get $word) (i64.shl
          (i64.load8_u (i32.add (local.get $table) (i32.load (local.get $column))))
          (local.get $place))))
        (local.set $column (i32.add (local.get $column) (i32.const 4)))
        (local.set $place (i64.add (local.get $place) (i64.const 1)))
        (br_if $each (i64.ne (local.get $place) (i64.const 64))))
      (i64.store (local.get $out) (local.get $word))
      (local.set $out (i32.add (local.get $out) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  ;; The set of places whose value in a column is at least $lowest.
  (func (export "atLeast") (param $out i32) (param $bytes i32) (param $column i32) (param $lowest i32)
    (local $end i32) (local $word i64) (local $place i64)
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (local.set $word (i64.const 0))
      (local.set $place (i64.const 0))
      (loop $each
        (local.set $word (i64.or (local.get $word) (i64.shl
          (i64.extend_i32_u (i32.ge_s (i32.load (local.get $column)) (local.get $lowest)))
          (local.get $place))))
        (local.set $column (i32.add (local.get $column) (i32.const 4)))
        (local.set $place (i64.add (local.get $place) (i64.const 1)))
        (br_if $each (i64.ne (local.get $place) (i64.const 64))))
      (i64.store (local.get $out) (local.get $word))
      (local.set $out (i32.add (local.get $out) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end))))))
