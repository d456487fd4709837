import Foundation

/// The scripts of a submission to GNU parallel, which runs the parts on this machine or on some by ssh.
enum ParallelTexts {
  /// The replacement string: paths don't have it.
  private static let part = "{part}"

  static func texts(_ submission: Submission) -> SubmissionTexts {
    let parts = "\(submission.folder)/parts.sh"
    let join = submission.joinScriptPath
    return SubmissionTexts(
      files: [
        SubmissionTexts.File(path: parts, text: partScript(submission)),
        SubmissionTexts.File(path: join, text: submission.joinScript),
      ], commands: [["sh", parts], ["sh", join]])
  }

  private static func partScript(_ submission: Submission) -> String {
    var words = [
      "parallel", "-I", part, "--jobs", "\(submission.partsAtOnce)", "--halt", "soon,fail=1", "--joblog",
      "\(submission.folder)/parts.tsv",
    ]
    if let machines = submission.machines {
      let isFile = FileManager.default.fileExists(atPath: machines)
      // A machine that is lost costs a try.
      words += [isFile ? "--sshloginfile" : "--sshlogin", machines, "--retries", "3"]
    }
    words += submission.engineOptions
    let command =
      Submission.line(submission.partWords(part)) + " >>\(ShellText.quoted(submission.log(part))) 2>&1"
    let numbers = submission.parts.map { "\($0)" }
    return "#!/bin/sh\nexec "
      + Submission.line(words + [command, ":::"] + numbers) + "\n"
  }
}
