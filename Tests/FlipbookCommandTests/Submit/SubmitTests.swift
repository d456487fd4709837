import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Submissions")
struct SubmitTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder + "/scenes", withIntermediateDirectories: true)
    try FlipbookProgram.write(folder + "/scenes/Film.json", Self.scene)
    try FlipbookProgram.write(folder + "/scenes/Other.json", Self.scene.replacing("#ff0000", with: "#00ff00"))
  }

  /// Six seconds of a square that moves.
  private static let scene = #"""
    {"size": [64, 36], "duration": 6, "frameRate": 10, "layers": [
      {"frame": [0, 0, 20, 20], "backgroundColor": "#ff0000",
       "animations": [{"keyPath": "position.x", "from": 10, "to": 50, "duration": 6}]}]}
    """#

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  /// Runs a command line, with `@` for the test's folder.
  @discardableResult
  private func flipbook(_ words: [String], code: Int32 = 0, tools: String? = nil) throws
    -> FlipbookProgram.Result
  {
    let environment = tools.map { ["PATH": path($0) + ":/usr/bin:/bin"] } ?? [:]
    let result = try FlipbookProgram.run(
      words.map { $0.replacing("@", with: folder + "/") }, environment: environment)
    #expect(result.code == code, "\(words): \(result.output) \(result.errors)")
    return result
  }

  /// A program in place of one of an engine's.
  private func fake(_ name: String, _ script: String) throws {
    try FileManager.default.createDirectory(atPath: path("tools"), withIntermediateDirectories: true)
    try ProgramFile.write("#!/bin/sh\n" + script, to: path("tools/" + name))
  }

  private var film: [String] {
    ["submit", "@scenes/Film.json", "-o", "@film.mp4", "--segment", "2s", "--parts", "3"]
  }

  @Test("a dry run prints what would be submitted, and leaves nothing", arguments: Engine.allCases)
  func dryRun(engine: Engine) throws {
    let result = try flipbook(film + ["--engine", engine.rawValue, "--dry-run"])
    let words: [Engine: [String]] = [
      .slurm: ["sbatch --parsable", "--array=1-3", "--dependency=afterok:JOB", "$SLURM_ARRAY_TASK_ID"],
      .openjd: ["jobtemplate-2023-09", "\"1-3\"", "openjd run"], .parallel: ["exec parallel", "::: 1 2 3"],
    ]
    for word in words[engine] ?? [] { #expect(result.output.contains(word), "\(result.output)") }
    #expect(result.output.contains(path("film.mp4.plan")))
    #expect(FlipbookProgram.contents(of: folder) == ["scenes"])
  }

  @Test("a submission waits for Slurm, whose commands get the parts and the join")
  func slurm() throws {
    // Does at once what Slurm does in its time.
    try fake(
      "sbatch",
      """
      for word; do
        case "$word" in
          --array=*) range=${word#--array=} ;;
          --dependency=*) echo "$word" >"$0.dependency" ;;
          --output=*) log=${word#--output=} ;;
        esac
        script=$word
      done
      if [ -n "$range" ]; then
        for part in $(seq "${range%-*}" "${range#*-}"); do
          SLURM_ARRAY_TASK_ID=$part sh "$script" >"${log%%%a*}$part.log" 2>&1
        done
        echo 17
      else
        sh "$script" >"$log" 2>&1
        echo 18
      fi
      """)
    try fake("squeue", "exit 0\n")
    try flipbook(film + ["--engine", "slurm", "--wait"], tools: "tools")
    try flipbook(["render", "@scenes/Film.json", "-o", "@whole.mp4", "--segment", "2s"])
    let (film, whole) = (try Data(contentsOf: URL(fileURLWithPath: path("film.mp4"))), path("whole.mp4"))
    #expect(try film == Data(contentsOf: URL(fileURLWithPath: whole)))
    let dependency = try String(contentsOfFile: path("tools/sbatch.dependency"), encoding: .utf8)
    #expect(dependency == "--dependency=afterok:17\n")
    // All parts are there: nothing is left to submit, and the film is joined at once.
    try FileManager.default.removeItem(atPath: path("film.mp4"))
    try flipbook(["submit", "@film.mp4.plan.json", "--engine", "slurm", "-o", "@film.mp4"], tools: "tools")
    #expect(FileManager.default.fileExists(atPath: path("film.mp4")))
  }

  @Test("a part that fails ends the film with the end of its log, and the other jobs are cancelled")
  func failure() throws {
    try fake(
      "sbatch",
      """
      for word; do
        case "$word" in
          --array=*) range=1 ;;
          --output=*) log=${word#--output=} ;;
        esac
      done
      if [ -n "$range" ]; then
        echo "the disk is gone" >"${log%%%a*}2.log"
        echo 17
      else
        echo 18
      fi
      """)
    try fake("squeue", "printf '17|1|RUNNING\\n17|2|FAILED\\n18|N/A|PENDING\\n'\n")
    try fake("scancel", "echo \"$@\" >\"$0.words\"\n")
    let result = try flipbook(film + ["--engine", "slurm", "--wait"], code: 1, tools: "tools")
    #expect(result.errors.contains("Part 2 of 3 failed: Slurm reports FAILED"), "\(result.errors)")
    #expect(result.errors.contains("the disk is gone"), "\(result.errors)")
    #expect(try String(contentsOfFile: path("tools/scancel.words"), encoding: .utf8) == "17 18\n")
    #expect(!FileManager.default.fileExists(atPath: path("film.mp4")))
  }

  @Test("a queue that refuses the job is quoted")
  func refusal() throws {
    try fake("sbatch", "echo 'sbatch: error: invalid partition specified: films' >&2; exit 1\n")
    let result = try flipbook(film + ["--engine", "slurm"], code: 1, tools: "tools")
    #expect(result.errors.contains("invalid partition specified"), "\(result.errors)")
  }

  @Test("command lines that can't be are refused before anything is planned")
  func refusals() throws {
    let cases: [([String], String)] = [
      ([], "--engine slurm, openjd or parallel"), (["--engine", "lsf"], "--engine lsf"),
      (["--engine", "slurm", "--machines", "a"], "--machines is for --engine parallel"),
      (["--engine", "slurm", "--plan", "plan.txt"], "ends with .json"),
    ]
    for (words, message) in cases {
      let result = try flipbook(film + words, code: 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    try FlipbookProgram.write(folder + "/film.mp4", "old")
    let result = try flipbook(film + ["--engine", "openjd"], code: 1)
    #expect(result.errors.contains("exists already"), "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder) == ["film.mp4", "scenes"])
  }

  @Test("a template is written without a runner, and a plan that is there is submitted again")
  func template() throws {
    try flipbook(film + ["--engine", "openjd"])
    #expect(FileManager.default.fileExists(atPath: path("film.mp4.plan.openjd.json")))
    let again = try flipbook(film + ["--engine", "openjd"], code: 1)
    #expect(again.errors.contains("goes on with it"), "\(again.errors)")
    try flipbook(["run", "@film.mp4.plan.json", "--part", "2", "-q"])
    let rest = try flipbook(["submit", "@film.mp4.plan.json", "--engine", "slurm", "--dry-run"])
    #expect(rest.output.contains("--array=1,3 "), "\(rest.output)")
    let other = try flipbook(["submit", "@film.mp4.plan.json", "--engine", "slurm", "--crf", "20"], code: 2)
    #expect(other.errors.contains("--crf has no meaning"), "\(other.errors)")
  }
}
