import Foundation

/// What this process and the children it has waited for have used.
enum ProcessUsage {
  /// User and system seconds of this process, all threads.
  static var ownSeconds: Double { seconds(RUSAGE_SELF.rawValue) }

  /// User and system seconds of children that have ended.
  static var childSeconds: Double { seconds(RUSAGE_CHILDREN.rawValue) }

  /// The most memory this process has had at a time, in MB of 1,024² bytes.
  ///
  /// Read from `VmHWM`, since the figure of `getrusage` begins with that of the parent.
  static var ownPeakMegabytes: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first
    else { return 0 }
    return kilobytes / 1024
  }

  /// The most memory one child has had, in MB of 1,024² bytes.
  static var childPeakMegabytes: Double {
    var usage = rusage()
    return getrusage(RUSAGE_CHILDREN.rawValue, &usage) == 0 ? Double(usage.ru_maxrss) / 1024 : 0
  }

  private static func seconds(_ who: Int32) -> Double {
    var usage = rusage()
    guard getrusage(who, &usage) == 0 else { return 0 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}
