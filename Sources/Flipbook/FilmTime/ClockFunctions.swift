import Foundation

// C's clocks in film time. Declared again here, they hide the system's in a file that imports Flipbook.

/// Seconds from 1970 to the date of the film time now, which are also stored where a pointer says.
@_disfavoredOverload
@discardableResult
public func time(_ result: UnsafeMutablePointer<time_t>!) -> time_t {
  let seconds = time_t(Date().timeIntervalSince1970.rounded(.down))
  if let result { result.pointee = seconds }
  return seconds
}

/// The film time now, in units of `CLOCKS_PER_SEC`.
@_disfavoredOverload
public func clock() -> clock_t { clock_t((FilmTimeUnits.seconds * 1e6).rounded()) }

/// Stores the date of the film time now, from 1970 on.
@_disfavoredOverload
@discardableResult
public func gettimeofday(_ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
  let moment = FilmTimeUnits(Date().timeIntervalSince1970)
  result.pointee = timeval(tv_sec: moment.whole, tv_usec: moment.nanoseconds / 1000)
  return 0
}

/// Stores the film time now: from 1970 on by `CLOCK_REALTIME`, from the film's beginning by other clocks.
@_disfavoredOverload
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
  let isDate = clock == CLOCK_REALTIME
  let moment = FilmTimeUnits(isDate ? Date().timeIntervalSince1970 : FilmTimeUnits.seconds)
  result.pointee = timespec(tv_sec: moment.whole, tv_nsec: moment.nanoseconds)
  return 0
}

/// The film time now, in nanoseconds.
public func mach_absolute_time() -> UInt64 { UInt64((FilmTimeUnits.seconds * 1e9).rounded()) }

/// The film time now, in nanoseconds.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// How long a unit of `mach_absolute_time` is, in nanoseconds: `numer / denom`.
public struct mach_timebase_info_data_t: Sendable {
  /// 1 unless set.
  public var numer: UInt32
  /// 1 unless set.
  public var denom: UInt32

  /// Makes a ratio.
  public init(numer: UInt32 = 1, denom: UInt32 = 1) { (self.numer, self.denom) = (numer, denom) }
}

/// Returns the ratio 1, as the structure's initializer does under its other name.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Stores the ratio 1.
@discardableResult
public func mach_timebase_info(_ result: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
  result?.pointee = mach_timebase_info_data_t()
  return 0
}
