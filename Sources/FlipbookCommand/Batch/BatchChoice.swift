import FlipbookScenes

/// Which clips have to be made, and which are as they would be made again.
@MainActor
struct BatchChoice {
  /// Clips to make, each with the hash of its inputs.
  private(set) var wanted: [(job: BatchJob, inputs: String)] = []
  /// Records of an earlier run that are still valid.
  private(set) var kept: [ClipRecord] = []
  /// Clips whose scene can't be read or compiled.
  private(set) var broken: [ClipRecord] = []

  /// - Parameter earlier: The records of an earlier run, by the outputs of their clips.
  init(_ jobs: [BatchJob], _ earlier: [String: ClipRecord], _ inputs: ClipInputs) {
    for job in jobs {
      do {
        let hash = try inputs.hash(of: job).description
        if let record = earlier[job.name], Self.isCurrent(record, job, inputs: hash) {
          var record = record
          record.state = .kept
          kept.append(record)
        } else {
          wanted.append((job, hash))
        }
      } catch {
        broken.append(ClipRecord(job, .failed, message: "\(error)"))
      }
    }
  }

  /// Whether a clip was made of what is there now, and its output is still whole.
  private static func isCurrent(_ record: ClipRecord, _ job: BatchJob, inputs: String) -> Bool {
    guard record.isWhole, record.inputs == inputs, let digest = record.digest,
      let found = FileDigest(output: job.output, frames: record.frames ?? 1)
    else { return false }
    return found.bytes == record.bytes && found.hash.description == digest
  }

  /// Compiles the scenes of wanted clips.
  ///
  /// - Returns: The clips whose scenes compile; the others are ``broken`` afterwards.
  mutating func prepare(_ scenes: BatchScenes) throws -> [BatchPool.Entry] {
    var entries: [BatchPool.Entry] = []
    for (job, inputs) in wanted {
      do {
        entries.append(BatchPool.Entry(job: job, inputs: inputs, program: try scenes.program(of: job)))
      } catch let failure as FlipbookFailure {
        if failure.exitCode == .interrupted { throw failure }
        broken.append(ClipRecord(job, .failed, message: failure.message))
      }
    }
    return entries
  }
}
