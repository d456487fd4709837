import Foundation

extension OutputFile {
  /// Removes what a process that is gone left half written beside its output.
  ///
  /// Its encoder may still be at work, and makes its file when it comes to it: it is ended first.
  ///
  /// - Parameters:
  ///   - path: The output it was asked for, or a pattern for one.
  ///   - process: Its number.
  package static func sweep(beside path: String, of process: Int32) {
    let limit = ContinuousClock.now + .seconds(5)
    while true {
      let encoders = processes(mentioning: mark(process))
      for encoder in encoders { kill(encoder, SIGKILL) }
      if encoders.isEmpty || ContinuousClock.now > limit { break }
      usleep(10_000)
    }
    for file in leftovers(beside: path, of: process) { unlink(file) }
  }

  /// The processes of this user whose last argument, an encoder's output, holds a text.
  private static func processes(mentioning text: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).filter { number in
      guard number != getpid(),
        let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline"),
        let last = data.split(separator: 0).last
      else { return false }
      return String(decoding: last, as: UTF8.self).contains(text)
    }
  }
}
