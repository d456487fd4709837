/// Changes texts of animations at random, by a seed.
struct FuzzInput {
  private var state: UInt64
  /// The texts that inputs are made of.
  private let seeds: [[UInt8]]
  /// The places of the values in them.
  private let seedSpans: [[Range<Int>]]

  init(seed: UInt64, seeds: [[UInt8]]) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    self.seeds = seeds
    seedSpans = seeds.map(FuzzSpans.values)
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func below(_ count: Int) -> Int { count <= 0 ? 0 : Int(next() % UInt64(count)) }

  /// The next input.
  mutating func make() -> [UInt8] {
    let seed = below(seeds.count)
    var text = seeds[seed]
    for round in 0..<[1, 1, 2, 3, 6, 15][below(6)] {
      if below(12) == 0 {
        damage(&text)
      } else {
        change(&text, round == 0 ? seedSpans[seed] : FuzzSpans.values(of: text))
      }
      if text.count > 60_000 { text.removeLast(text.count - 60_000) }
    }
    return text
  }

  private static let values = [
    "0", "-1", "1e308", "-1e308", "1e9", "-1e9", "0.5", "1e-300", "null", "\"x\"", "[]", "{}", "[1]",
    "[1,2,3,4,5]", "true", "NaN", "255", "-7.5", "100000", "4294967296", "{\"a\":1,\"k\":[]}",
    "{\"k\":[{\"t\":0}]}", "{\"k\":[{\"t\":0,\"s\":[1]},{\"t\":0,\"s\":[2]}]}",
    "{\"a\":1,\"k\":[{\"t\":5,\"s\":[1,2,3]},{\"t\":1,\"s\":[0]},{\"t\":9,\"h\":1}]}",
    "{\"k\":1,\"x\":\"loopOut('cycle')\"}", "{\"k\":[1,2],\"x\":\"wiggle(5,1e9)\"}",
    "{\"k\":1,\"x\":\"thisComp.layer(1).position[0]\"}", "{\"k\":1,\"x\":\"while(true){}\"}",
    "{\"k\":1,\"x\":\"thisProperty.valueAtTime(time-1)\"}", "{\"sid\":\"a\"}", "\"comp_0\"", "2", "3", "5",
    "10",
  ].map { Array($0.utf8) }

  /// Puts a value, or a part of a text, in the place of another: the result is JSON again.
  private mutating func change(_ text: inout [UInt8], _ spans: [Range<Int>]) {
    guard !spans.isEmpty else { return damage(&text) }
    let target = spans[below(spans.count)]
    switch below(3) {
    case 0: text.replaceSubrange(target, with: Array(text[spans[below(spans.count)]]))
    case 1:
      let other = below(seeds.count)
      let parts = seedSpans[other]
      guard !parts.isEmpty else { return }
      text.replaceSubrange(target, with: seeds[other][parts[below(parts.count)]])
    default: text.replaceSubrange(target, with: Self.values[below(Self.values.count)])
    }
  }

  /// Changes, removes or repeats bytes.
  private mutating func damage(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let start = below(text.count)
    switch below(4) {
    case 0: text[start] = UInt8(truncatingIfNeeded: next())
    case 1: text.removeSubrange(start..<min(text.count, start + 1 + below(20)))
    case 2: text.removeLast(text.count - start)
    default: text.insert(contentsOf: Array(text[start..<min(text.count, start + 1 + below(200))]), at: start)
    }
  }
}
