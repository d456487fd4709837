import Testing

@testable import FlipbookScenes

@Suite("Crash reports")
struct CrashReportTests {
  private let overflow = """
    *** Swift runtime failure: arithmetic overflow ***

    Thread 0 "scene" crashed:

      0 [inlined] [system] 0x1 Swift runtime failure: arithmetic overflow in scene at //<compiler-generated>
      1                    0x1 A.draw(_:) + 1120 in scene at /films/my scene/Hello.swift:13:50
      2 [ra]               0x2 main + 747 in scene at /films/my scene/Hello.swift:99:1
    """

  @Test("the nearest line of the scene and the failed check are found")
  func found() {
    let report = CrashReport(text: overflow, files: ["/films/my scene/Hello.swift"])
    #expect(report.place == CrashReport.Place(file: "/films/my scene/Hello.swift", line: 13))
    #expect(report.failure == "arithmetic overflow")
  }

  @Test("lines of other files are not the scene's")
  func otherFile() {
    #expect(CrashReport(text: overflow, files: ["/films/Hello.swift"]).place == nil)
  }

  @Test("a path from the folder that the compiler ran in is the scene's, when the scene's ends with it")
  func relativePath() {
    let text = overflow.replacing("/films/my scene/Hello", with: "my scene/Hello")
    let files = ["/films/Model.swift", "/films/my scene/Hello.swift"]
    #expect(CrashReport(text: text, files: files).place?.line == 13)
    #expect(CrashReport(text: text, files: ["/films/other scene/Hello.swift"]).place == nil)
    #expect(CrashReport(text: text, files: ["/films/Very my scene/Hello.swift"]).place == nil)
  }

  @Test("an empty backtrace says nothing")
  func empty() {
    let report = CrashReport(text: "", files: ["/a.swift"])
    #expect(report.place == nil && report.failure == nil)
  }

  @Test("the backtrace's path is handed to the runtime, unless it would break the setting apart")
  func environment() {
    #expect(
      CrashReport.environment(writingTo: "/tmp/b")["SWIFT_BACKTRACE"]?.hasSuffix(",output-to=/tmp/b") == true)
    #expect(CrashReport.environment(writingTo: "/tmp/a,b").isEmpty)
  }
}
