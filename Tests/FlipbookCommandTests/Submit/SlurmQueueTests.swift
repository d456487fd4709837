import Testing

@testable import FlipbookCommand

@Suite("Slurm's queue")
struct SlurmQueueTests {
  private static let queue = SlurmQueue(array: "17", join: "18")

  private static func watch(whole: Set<Int>) -> SlurmWatch {
    let submission = Submission(
      plan: "/nowhere/film.json", jobName: "film.mp4", parts: [1, 2, 3], program: "flipbook", film: "/f.mp4")
    return SlurmWatch(queue: queue, submission: submission) { whole.contains($0) }
  }

  private static func entries(_ states: String...) -> [SlurmQueue.Entry] {
    queue.entries(states.joined(separator: "\n"))
  }

  @Test("the number of a job is found between warnings")
  func number() {
    #expect(SlurmQueue.number(in: "17\n") == "17")
    #expect(SlurmQueue.number(in: "sbatch: warning: slow\n17;cluster\n") == "17")
    #expect(SlurmQueue.number(in: "sbatch: error: no such partition\n") == nil)
  }

  @Test("lines of other jobs and torn lines are left out")
  func lines() {
    #expect(
      Self.entries("17|1|RUNNING", "18|N/A|PENDING", "19|1|FAILED", "17|2") == [
        SlurmQueue.Entry(part: 1, state: "RUNNING"), SlurmQueue.Entry(part: nil, state: "PENDING"),
      ])
  }

  @Test("a part that failed ends the film, unless its result is there")
  func failure() {
    let entries = Self.entries("17|1|COMPLETED", "17|2|FAILED", "17|3|RUNNING", "18|N/A|PENDING")
    var watch = Self.watch(whole: [1])
    #expect(watch.state(entries) == .failedPart(2, reason: "Slurm reports FAILED"))
    watch = Self.watch(whole: [1, 2])
    #expect(watch.state(entries) == .working)
  }

  @Test(
    "a job that Slurm begins again is at work",
    arguments: ["PENDING", "RUNNING", "REQUEUED", "COMPLETING", "CONFIGURING", "SUSPENDED", "PREEMPTED"])
  func requeue(state: String) {
    var watch = Self.watch(whole: [])
    #expect(watch.state(Self.entries("17|1|\(state)", "18|N/A|PENDING")) == .working)
  }

  @Test("jobs that the controller has lost are noticed after some looks")
  func forgotten() {
    var watch = Self.watch(whole: [1, 2, 3])
    for _ in 0..<5 { #expect(watch.state([]) == .working) }
    #expect(watch.state([]) == .lostJoin)
    watch = Self.watch(whole: [1, 3])
    for _ in 0..<5 { #expect(watch.state([]) == .working) }
    #expect(watch.state([]) == .failedPart(2, reason: "Slurm has forgotten its job"))
  }

  @Test("a join that failed by itself is distinguished from one that parts have cancelled")
  func join() {
    var watch = Self.watch(whole: [1, 2])
    let cancelled = Self.entries("17|1|COMPLETED", "17|2|COMPLETED", "17|3|FAILED", "18|N/A|CANCELLED")
    #expect(watch.state(cancelled) == .failedPart(3, reason: "Slurm reports FAILED"))
    watch = Self.watch(whole: [1, 2, 3])
    #expect(
      watch.state(Self.entries("17|3|COMPLETED", "18|N/A|OUT_OF_MEMORY"))
        == .failedJoin(reason: "Slurm reports OUT_OF_MEMORY"))
  }
}
