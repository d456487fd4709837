import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Texts of submissions")
struct SubmissionTextsTests {
  private static let submission = Submission(
    plan: "/films/a b/film.plan.json", jobName: "film.mp4", parts: [1, 2, 4], program: "/usr/bin/flipbook",
    workers: 2, film: "/films/a b/film.mp4")

  @Test(
    "numbers of parts are written as runs",
    arguments: [([1, 2, 3], "1-3"), ([4], "4"), ([1, 3, 4, 7], "1,3-4,7"), ([], "")] as [([Int], String)])
  func runs(numbers: [Int], text: String) { #expect(PartList.text(numbers) == text) }

  @Test("Slurm gets an array that is requeued, and a join that depends on all of it")
  func slurm() {
    var submission = Self.submission
    submission.engineOptions = ["--partition=render"]
    let texts = Engine.slurm.texts(submission)
    let folder = "/films/a b/film.plan.jobs"
    #expect(
      texts.commands[0] == [
        "sbatch", "--parsable", "--requeue", "--open-mode=append", "--job-name=film.mp4",
        "--output=\(folder)/part-%a.log", "--array=1-2,4", "--cpus-per-task=2", "--partition=render",
        "\(folder)/part.sh",
      ])
    #expect(
      texts.commands[1] == [
        "sbatch", "--parsable", "--requeue", "--open-mode=append", "--job-name=film.mp4-join",
        "--output=\(folder)/join.log", "--dependency=afterok:JOB", "--kill-on-invalid-dep=yes",
        "--partition=render", "\(folder)/join.sh",
      ])
    #expect(
      texts.files[0].text == """
        #!/bin/sh
        exec /usr/bin/flipbook run '/films/a b/film.plan.json' --part "$SLURM_ARRAY_TASK_ID" --progress lines --workers 2

        """)
    #expect(
      texts.files[1].text == """
        #!/bin/sh
        /usr/bin/flipbook join '/films/a b/film.plan.json' --output '/films/a b/film.mp4' --overwrite
        code=$?
        echo "$code" >'/films/a b/film.plan.jobs/joined'
        exit "$code"

        """)
  }

  @Test("a percent sign in a path is none of Slurm's patterns")
  func percent() {
    var submission = Self.submission
    submission.plan = "/100%a/film.plan.json"
    let texts = Engine.slurm.texts(submission)
    #expect(texts.commands[0].contains("--output=/100%%a/film.plan.jobs/part-%a.log"))
    #expect(texts.commands[1].contains("--output=/100%%a/film.plan.jobs/join.log"))
  }

  @Test("an Open Job Description template has a task for each part and a step that joins")
  func openJD() throws {
    let file = try #require(Engine.openjd.texts(Self.submission).files.first)
    #expect(file.path == "/films/a b/film.plan.openjd.json")
    let template = try #require(
      JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
    #expect(template["specificationVersion"] as? String == "jobtemplate-2023-09")
    let parameters = try #require(template["parameterDefinitions"] as? [[String: Any]])
    // The specification takes no absolute path as a default.
    #expect(parameters[0]["type"] as? String == "PATH")
    #expect(parameters[0]["default"] as? String == "film.plan.json")
    let steps = try #require(template["steps"] as? [[String: Any]])
    let space = try #require(steps[0]["parameterSpace"] as? [String: [[String: String]]])
    #expect(space["taskParameterDefinitions"] == [["name": "Part", "type": "INT", "range": "1-2,4"]])
    #expect(steps[1]["dependencies"] as? [[String: String]] == [["dependsOn": "Parts"]])
    #expect(file.text.contains("{{Task.Param.Part}}") && !file.text.contains("a b/film.plan.json"))
  }

  @Test("GNU parallel gets a command for a shell of its own, and machines where there are some")
  func parallel() {
    var submission = Self.submission
    submission.machines = "one,two"
    let text = Engine.parallel.texts(submission).files[0].text
    #expect(text.contains("--sshlogin one,two --retries 3"))
    #expect(text.contains("--halt soon,fail=1"))
    #expect(text.hasSuffix(" ::: 1 2 4\n"))
    submission.machines = nil
    #expect(!Engine.parallel.texts(submission).files[0].text.contains("ssh"))
  }

  @Test("a check has neither processors nor a film to name")
  func check() {
    var submission = Self.submission
    (submission.workers, submission.film) = (nil, nil)
    let texts = Engine.slurm.texts(submission)
    #expect(texts.commands[0].contains("--cpus-per-task=1"))
    #expect(!texts.files[0].text.contains("--workers") && !texts.files[1].text.contains("--output"))
    #expect(!Engine.openjd.texts(submission).files[0].text.contains("Param.Workers"))
  }
}
