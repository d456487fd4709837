/// A program that schedules the parts of a plan.
enum Engine: String, CaseIterable, Sendable {
  case slurm
  case openjd
  case parallel

  /// The name of its program.
  var program: String {
    switch self {
    case .slurm: "sbatch"
    case .openjd: "openjd"
    case .parallel: "parallel"
    }
  }

  /// The files that a submission consists of, and the commands that hand them over.
  func texts(_ submission: Submission) -> SubmissionTexts {
    switch self {
    case .slurm: SlurmTexts.texts(submission)
    case .openjd: OpenJDTexts.texts(submission)
    case .parallel: ParallelTexts.texts(submission)
    }
  }
}
