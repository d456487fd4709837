import Foundation

/// The processes that a process has started, as Linux lists them.
package enum ProcessTree {
  /// Whether a process that was started by another one, directly or not, runs a program of a name.
  ///
  /// - Parameters:
  ///   - name: The program's file name; Linux keeps its first 15 bytes.
  ///   - root: The process to begin at.
  static func runs(_ name: String, below root: pid_t) -> Bool {
    let name = String(decoding: name.utf8.prefix(15), as: UTF8.self)
    return processes(below: root).contains {
      text("/proc/\($0)/comm").trimmingCharacters(in: .newlines) == name
    }
  }

  /// Ends a process at once, with all that it started: these are nobody's once it is gone.
  package static func kill(_ root: pid_t) {
    // It starts nothing more.
    Foundation.kill(root, SIGSTOP)
    for process in processes(below: root).sorted() { Foundation.kill(process, SIGKILL) }
    Foundation.kill(root, SIGKILL)
  }

  /// The processes that a process started, directly or not.
  static func processes(below root: pid_t) -> Set<pid_t> {
    var waiting = children(of: root)
    // A list that changes while it is read may lead in circles.
    var seen = Set(waiting)
    while let process = waiting.popLast() {
      waiting += children(of: process).filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// Every thread has children of its own.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      text("/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Files of `/proc` have no size: they are read to their end. Empty where the process is gone.
  private static func text(_ path: String) -> String {
    (try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()).flatMap { $0 }.map {
      String(decoding: $0, as: UTF8.self)
    } ?? ""
  }
}
