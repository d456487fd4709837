// Names in the settings of a recording, and the formats of sound that they name.

/// The format.
public let AVFormatIDKey = "AVFormatIDKey"
/// Values a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// Channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How well it is written.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits of a value.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the bytes of a value begin with the largest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether values are numbers with a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// MPEG-4's format.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Values as they are.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's format without loss.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
