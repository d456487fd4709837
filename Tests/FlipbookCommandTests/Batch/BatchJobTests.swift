import FlipbookScenes
import Testing

@testable import FlipbookCommand

@Suite("Clips of batches")
struct BatchJobTests {
  @Test("a renderer of the command line goes before the manifest's")
  func renderer() {
    var job = BatchJob(
      file: "A.swift", output: "a.png", name: "a.png", options: ["--renderer=fast", "--fps=10"], timeLimit: 1)
    job.setRenderer(.cairo)
    #expect(job.options == ["--fps=10", "--renderer=cairo"])
    #expect(job.arguments(overwrites: false, workers: 1).contains("--renderer=cairo"))
  }
}
