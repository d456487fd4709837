import Testing

@testable import FlipbookScenes

@Suite("Sleeps by the machine's clock")
struct MachineWaitTests {
  @Test("are rounded up to 1/100 s where the thread has not waited")
  func exact() {
    #expect(MachineWait(left: 0.29998, lost: 0.0000).seconds == 0.3)
    #expect(MachineWait(left: 0.1234, lost: 0.00001).seconds == 0.13)
    #expect(MachineWait(left: 0.3, lost: 0).seconds == 0.3)
    #expect(MachineWait(left: -1, lost: 0).seconds == 0)
  }

  @Test(
    "are what was asked for, however long the thread has waited for a processor before",
    arguments: [0.3, 0.2, 0.25, 1, 1.5, 2, 0.5, 0.1], [0.004, 0.012, 0.025, 0.04])
  func preempted(asked: Double, lost: Double) {
    // The deadline was worked out just before the thread lost the processor.
    #expect(MachineWait(left: asked - lost, lost: lost + 0.00001).seconds == asked)
    // Or just after.
    #expect(MachineWait(left: asked - 0.00002, lost: lost).seconds == asked)
  }
}
