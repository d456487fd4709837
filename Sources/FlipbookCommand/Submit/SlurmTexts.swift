/// The scripts and the commands of a submission to Slurm: an array of jobs, and a job that waits for all of them.
enum SlurmTexts {
  /// The word in place of the array's number, before that is known.
  static let job = "JOB"

  static func texts(_ submission: Submission) -> SubmissionTexts {
    let part = "\(submission.folder)/part.sh"
    let join = submission.joinScriptPath
    return SubmissionTexts(
      files: [
        SubmissionTexts.File(path: part, text: partScript(submission)),
        SubmissionTexts.File(path: join, text: submission.joinScript),
      ],
      commands: [
        common(submission, submission.jobName, log: submission.log("%a")) + [
          "--array=\(PartList.text(submission.parts))", "--cpus-per-task=\(submission.workers ?? 1)",
        ] + submission.engineOptions + [part],
        common(submission, submission.jobName + "-join", log: submission.joinLog) + [
          // A join that can never begin goes away.
          "--dependency=afterok:\(job)", "--kill-on-invalid-dep=yes",
        ] + submission.engineOptions + [join],
      ])
  }

  /// A part that is interrupted with its node goes on from its last whole segment.
  private static func common(_ submission: Submission, _ name: String, log: String) -> [String] {
    [
      "sbatch", "--parsable", "--requeue", "--open-mode=append", "--job-name=\(name)",
      "--output=\(pattern(log))",
    ]
  }

  /// A path whose percent signs are not Slurm's, but for the number of a part.
  private static func pattern(_ path: String) -> String {
    let mark = "/part-%a.log"
    guard path.hasSuffix(mark) else { return path.replacing("%", with: "%%") }
    return path.dropLast(mark.count).replacing("%", with: "%%") + mark
  }

  private static func partScript(_ submission: Submission) -> String {
    // The variable stands outside of the words, which are quoted.
    let mark = "PART"
    let words = submission.partWords(mark).map {
      $0 == mark ? "\"$SLURM_ARRAY_TASK_ID\"" : ShellText.quoted($0)
    }
    return "#!/bin/sh\nexec \(words.joined(separator: " "))\n"
  }
}
