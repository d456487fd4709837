/// A part of a batch, for one machine of several.
struct BatchShard: Equatable, Sendable, CustomStringConvertible {
  /// From 1.
  var number: Int
  var count: Int

  static let limit = 10_000

  /// Reads `I/N`.
  static func parse(_ text: String) throws -> BatchShard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), count >= 1, count <= limit,
      number >= 1, number <= count
    else { throw ValueError("must be I/N, such as 2/8: the second of eight parts, of \(limit) at most") }
    return BatchShard(number: number, count: count)
  }

  var description: String { "\(number)/\(count)" }
  /// For the names of files.
  var fileName: String { "\(number)-of-\(count)" }

  /// The clips of this part. Those that are made of one painting stay together.
  func clips(of jobs: [BatchJob]) -> [BatchJob] {
    var row = -1
    var last: BatchJob?
    return jobs.filter { job in
      if last.map({ !$0.sharesPictures(with: job) }) ?? true { row += 1 }
      last = job
      return row % count == number - 1
    }
  }
}
