// Two sentences of history for every lord, event and card, in English.

export const notes = {
  'ji-fa':
    'Ji Fa, King Wu, overthrew the Shang about 1046 BC at Muye. He gave lands to kinsmen and allies and died soon after.',
  'ying-zheng':
    'Ying Zheng became king of Qin at thirteen and ended the Warring States in 221 BC. He took the new title of emperor and made script, weights and axle widths the same everywhere.',
  'liu-bang':
    'Liu Bang rose from a village office to found the Han in 202 BC. He owed his victory over Xiang Yu to men he knew how to use: Zhang Liang, Xiao He and Han Xin.',
  'li-shimin':
    'Li Shimin, Emperor Taizong, reigned from 626 to 649. His open ear for critics made the Zhenguan years a model for later rulers.',
  'zhao-kuangyin':
    'Zhao Kuangyin was a general of Later Zhou whom his troops made emperor in 960. He put civil officials above soldiers, which shaped the Song.',
  khubilai:
    'Khubilai, a grandson of Genghis Khan, named his dynasty Yuan in 1271. With the fall of the Southern Song in 1279 he ruled all of China.',
  'zhu-yuanzhang':
    'Zhu Yuanzhang was an orphan and a novice monk before he joined the Red Turbans. In 1368 he founded the Ming and drove the Yuan court north.',
  xuanye:
    'Xuanye, the Kangxi Emperor, came to the throne in 1661 as a child and reigned for 61 years. He put down the Three Feudatories, took Taiwan and studied mathematics with Jesuits.',

  'qi-becomes-king':
    'By tradition Qi followed his father Yu, although Yu had named another. With him rule began to pass within one family.',
  'compatriots-revolt':
    'In 841 BC the people of the capital rose against King Li, who had silenced all criticism. He fled, and two ministers, so the Records of the Grand Historian say, ruled in his place.',
  'hundred-schools':
    'While the states fought, thinkers went from court to court with rival teachings. Confucians, Mohists, Daoists and Legalists argued about how to live and to rule.',
  'seven-states-revolt':
    'In 154 BC seven princes took up arms when Emperor Jing cut their lands. Zhou Yafu defeated them in three months.',
  'red-cliffs':
    'In 208 Sun Quan and Liu Bei stopped Cao Cao on the Yangzi by burning his ships. The battle opened the way to three kingdoms.',
  'eight-princes':
    'From 291 to 306 princes of the house of Jin fought over the regency. The war ruined the north, and chiefs of other peoples rose there.',
  'fei-river':
    'In 383 the huge army of Former Qin fell into panic while drawing back to let its enemy cross. Eastern Jin was saved, and Former Qin broke apart.',
  'throne-at-swordpoint':
    'In the southern dynasties generals had the last emperor hand over the throne in due form. Those who yielded it were often killed soon afterwards.',
  'granaries-of-sui':
    'Under Emperor Wen the Sui filled great granaries such as Liyang and Guangtong. Later historians said that the stores outlasted the dynasty.',
  'zhenguan-to-kaiyuan':
    'The years from Zhenguan (627–649) to Kaiyuan (713–741) were the height of the Tang. Chang’an was then among the largest cities of the world.',
  'yellow-robe':
    'At Chen Bridge in 960 officers wrapped Zhao Kuangyin in an imperial robe. He went back to the capital and took the throne almost without blood.',
  'cup-of-wine':
    'In 961 Emperor Taizu of Song advised his generals over wine to enjoy their wealth. Next day they asked to lay their commands down.',
  'mongols-ride-west':
    'Between 1219 and 1260 Mongol armies rode to Khwarazm, Russia, Hungary, Persia and Syria. Their roads joined East and West more closely than before.',
  'fall-of-chongzhen':
    'In 1644 Li Zicheng’s rebels entered Beijing. The Chongzhen Emperor hanged himself on the hill behind the palace.',
  'war-of-jiawu':
    'In 1894–1895 Japan destroyed the Beiyang fleet and won the war over Korea. The treaty of Shimonoseki gave it Taiwan and a great indemnity.',

  'yu-the-great':
    'Yu is said to have spent thirteen years taming the flood and passed his own door three times without going in. He led the waters off instead of damming them.',
  'human-offerings':
    'Shang kings had people killed at burials and in offerings to their ancestors. The pits at Anyang and the oracle bones bear witness to it.',
  enfeoffment:
    'The Zhou gave lands and people to kinsmen and allies, who owed tribute and troops. In time the lords grew stronger than the king.',
  'well-fields':
    'Later writers describe a square of nine plots, the middle one tilled for the lord. How far it was ever practised is debated.',
  'royal-army':
    'The Zhou kings kept the Six Armies of the west and the Eight Armies of the east. Bronze inscriptions tell of their campaigns.',
  'five-hegemons':
    'As the kings grew weak, strong lords called meetings and led the others in war. Duke Huan of Qi and Duke Wen of Jin head every list of the five.',
  confucius:
    'Confucius (551–479 BC) taught anyone who came, whatever their birth. His sayings on humanity and rites became the core of schooling for two thousand years.',
  'sun-wu':
    'Sun Wu of Qi is named as the author of The Art of War. It holds that the best victory is won without a fight.',
  'spear-of-fuchai':
    'A bronze spearhead inscribed with the name of Fuchai, king of Wu, was found in Hubei in 1983. Fuchai lost his realm to Goujian of Yue.',
  'sword-of-goujian':
    'The sword of Goujian, king of Yue, was found in a tomb in Hubei in 1965, still sharp. Its blade bears the king’s name in bird script.',
  chariots:
    'Battles of the age were fought by chariots with a driver, an archer and a spearman. The wealth of a state was counted in chariots.',
  'mo-di':
    'Mo Di taught care for all alike and condemned wars of attack. He is said to have walked ten days to talk Chu out of besieging Song.',
  'tiger-tally':
    'A tally in the shape of a tiger was split between ruler and general. Only when both halves fitted could troops be moved.',
  cavalry:
    'In 307 BC King Wuling of Zhao had his men dress and ride like the nomads. Horsemen soon counted for more than chariots.',
  'iron-smelting':
    'Chinese smiths cast iron by the fifth century BC, long before Europe. Iron tools opened new fields and armed larger armies.',
  unification:
    'From 230 to 221 BC Qin conquered the six other states. Script, coins, measures and laws were made the same for all.',
  'great-wall':
    'After 215 BC Meng Tian linked older walls against the Xiongnu. Most of the wall seen today is of the Ming.',
  'books-burned':
    'In 213 BC Qin had private copies of the classics and histories burned. The year after, the histories say, more than 460 scholars were buried alive.',
  'wang-mang':
    'Wang Mang, nephew of an empress, founded the Xin dynasty in AD 9. His changes of land and money failed, and rebels killed him in 23.',
  'sima-qian':
    'Sima Qian finished the Records of the Grand Historian although he had been cruelly punished for defending a general. His annals, treatises and lives set the pattern for all later histories.',
  'huo-guang':
    'Huo Guang governed for Emperor Zhao and put Emperor Xuan on the throne. After his death his family was destroyed for treason.',
  'wang-zhaojun':
    'In 33 BC Wang Zhaojun left the palace to marry the chanyu of the Xiongnu. Poets of every age have mourned or praised her journey.',
  'xiang-yu':
    'Xiang Yu broke the armies of Qin and then shared out the realm as he liked. Surrounded at Gaixia in 202 BC he took his own life by the river Wu.',
  'farming-first':
    'Han emperors called farming the root of the realm and lowered the land tax to a thirtieth. The reigns of Wen and Jing filled the storehouses again.',
  'ban-chao':
    'Ban Chao threw down his brush to seek fame in the west like Zhang Qian. With few men and much daring he won the oasis states for the Han.',
  'indian-monks':
    'Monks from India and Central Asia brought Buddhism to Luoyang in the first century. Tradition names Kashyapa Matanga and Dharmaratna as the first.',
  'ten-attendants':
    'A group of eunuchs around Zhang Rang held Emperor Ling in their hands. In 189 they were killed, and the warlords took over.',
  papermaking:
    'In AD 105 Cai Lun presented paper of bark, hemp and rags to the throne. It was light and cheap, and displaced bamboo and silk.',
  'chain-pumps':
    'Bi Lan is said to have made chain pumps under Emperor Ling to sprinkle the streets. Ma Jun of Wei improved them for watering fields.',
  'zhuge-liang':
    'Zhuge Liang left his hut at Longzhong to serve Liu Bei. As chancellor of Shu he governed justly and marched north until his death in 234.',
  'garrison-farms':
    'From 196 Cao Cao settled people on deserted land, who gave half the harvest or more. The grain fed the armies that united the north.',
  'shi-chong':
    'Shi Chong grew rich as governor of Jingzhou and outdid the emperor’s uncle in splendour. He was put to death in 300, and his wealth was the reason.',
  'liu-cong':
    'Liu Cong ruled Han Zhao from 310 to 318. His armies took Luoyang and Chang’an and captured two emperors of Jin.',
  'armoured-cavalry':
    'In the age of Jin both rider and horse came to wear armour. With stirrups to hold them, such horsemen broke infantry by weight.',
  'five-peoples':
    'Xiongnu, Jie, Xianbei, Di and Qiang founded states of their own in the north. Out of their strife and mingling grew the northern dynasties.',
  faxian:
    'Faxian walked to India when he was about sixty to find the rules of monastic life. He came home by sea in 412 and wrote an account of thirty lands.',
  'grass-markets':
    'Grass markets grew up outside city walls, where officials did not fix hours and stalls. Some of them became towns.',
  'hua-mulan':
    'The Ballad of Mulan tells of a daughter who serves in her father’s place for years. It is of the northern dynasties; whether she lived nobody knows.',
  'xiao-yan':
    'Xiao Yan, Emperor Wu of Liang, reigned for 47 years and gave himself to a monastery again and again. He died in 549, besieged in his palace by Hou Jing.',
  'temples-closed':
    'Northern Wei in 446 and Northern Zhou in 574 closed temples and sent monks home. Rulers wanted the land, the bronze and the hands for the state.',
  'grand-canal':
    'From 605 Emperor Yang had canals dug that joined Luoyang with the north and with Hangzhou. The work was cruel, but the waterway fed later dynasties.',
  'first-examinations':
    'The Sui did away with the nine ranks, which had favoured great families. Examinations in writing began to open office to others.',
  'three-departments':
    'One department drafted edicts, one reviewed them, one carried them out through six ministries. The system of Sui and Tang kept any one minister from ruling alone.',
  'wu-zetian':
    'Wu Zetian rose from concubine to empress and in 690 made herself emperor. She found able men through the examinations and ruled through fear of informers as well.',
  'an-lushan':
    'An Lushan, general of three frontier commands, rebelled in 755. The war lasted eight years, and the Tang never recovered fully.',
  'foreign-envoys':
    'Envoys of more than seventy lands came to Chang’an under the Tang. Japan alone sent well over a dozen missions.',
  'one-family':
    'Emperor Taizong said that he loved Chinese and others alike. Steppe peoples gave him the title of Heavenly Khan.',
  'curved-plough':
    'The Tang plough with its curved beam turned easily and needed one ox. Water wheels of bamboo lifted streams to high fields.',
  gunpowder:
    'Alchemists of the Tang came upon gunpowder while seeking long life. Song armies used it in fire arrows, bombs and early guns.',
  'shi-jingtang':
    'In 936 Shi Jingtang took the throne of Later Jin with Khitan help. He paid with the Sixteen Prefectures and called the younger Khitan ruler father.',
  'polder-fields':
    'South of the Yangzi farmers dyked in low land along lakes and rivers. Sluices let water in when it was dry and out when it was wet.',
  'yue-fei':
    'Yue Fei won back cities from the Jin before he was recalled. He was put to death on a charge of which Qin Hui said only that it “might be true”.',
  'maritime-trade':
    'Offices at Guangzhou, Quanzhou and Mingzhou registered ships and took duties. Under the Southern Song sea trade brought much of the revenue.',
  'examination-system':
    'The Song hid candidates’ names and had papers copied out so that no hand was known. Far more degrees were given than under the Tang.',
  'annual-tribute':
    'From 1005 the Song paid Liao silk and silver every year. Peace on that border lasted for more than a century.',
  'night-markets':
    'Song cities gave up the walled wards and the curfew on trade. In Kaifeng the night markets ran until the third watch.',
  printing:
    'Woodblock printing spread under the Tang and flourished under the Song. In the 1040s Bi Sheng made movable type of baked clay.',
  compass:
    'Shen Kuo described a magnetised needle hung on a thread. Before 1120 Song ships steered by compass in dark weather.',
  'four-khanates':
    'The lands of Genghis Khan’s heirs became the Golden Horde, the Chagatai, Ögedei and Il-khanates. They honoured the great khan in the east more in name than in deed.',
  dadu: 'From 1267 Khubilai had a new capital built by Liu Bingzhong north-east of the ruins of Zhongdu. Its plan still shows in Beijing.',
  'post-stations':
    'More than a thousand stations with horses, boats or sledges joined the lands of the Yuan. Urgent messages covered several hundred li a day.',
  'shoushi-calendar':
    'Guo Shoujing measured the sky with new instruments at 27 places. His calendar of 1281 served, hardly changed, until the end of the Ming.',
  'zheng-he':
    'Zheng He led seven fleets as far as Arabia and East Africa between 1405 and 1433. His ships carried silk and porcelain out and envoys, spices and a giraffe home.',
  'yu-qian':
    'When the emperor was captured in 1449 Yu Qian put another on the throne and held Beijing. On the old emperor’s return to power he was put to death.',
  'qi-jiguang':
    'Qi Jiguang trained peasants and miners into an army against the sea raiders. He later guarded the northern wall and wrote handbooks of drill.',
  'matteo-ricci':
    'Matteo Ricci learned Chinese, dressed as a scholar and won friends at court. With Xu Guangqi he translated the first books of Euclid.',
  'wei-zhongxian':
    'Wei Zhongxian could hardly read but ruled for the Tianqi Emperor through the secret police. Shrines were built to him in his lifetime; he killed himself in 1627.',
  'secret-police':
    'The Embroidered Guard and the Eastern and Western Depots spied, arrested and tortured outside the law. Eunuchs led the depots.',
  academies:
    'Private academies gave scholars a place to teach and to argue. The Donglin academy at Wuxi became the name of a party at court.',
  'eight-nations':
    'In 1900 troops of eight powers took Beijing to free the legations besieged by Boxers. The protocol of 1901 laid a crushing indemnity on the Qing.',
  cixi: 'Cixi took power by a coup in 1861 and kept it through two child emperors. In 1898 she ended the reforms and confined the Guangxu Emperor.',
  puyi: 'Puyi became emperor at the age of two in 1908 and abdicated in 1912. He later served Japan as ruler of Manchukuo and died a citizen in 1967.',
  'self-strengthening':
    'From the 1860s Li Hongzhang, Zuo Zongtang and others built arsenals, shipyards and schools on Western lines. The defeat of 1895 showed that machines alone were not enough.',
  'thirteen-hongs':
    'From 1757 to 1842 Western ships traded at Canton through licensed merchant houses. Wu Bingjian, whom foreigners called Howqua, was among the richest men of his time.',
  'opium-ban':
    'In June 1839 Lin Zexu had more than a thousand tons of opium destroyed at Humen. Britain answered with war.',
  'eight-banners':
    'Nurhaci gathered his people into banners that were army and community in one. The full eight stood from 1615.',

  raid: 'Most wars of Chinese history were border raids that never entered a chronicle by name. Watchtowers and beacons were set up against them.',
  assault:
    'The Art of War counsels to come where one is not expected. Night raids and feints decided many battles, as when Cao Cao burned the stores at Wuchao.',
  siege:
    'Mozi’s school wrote down how to meet ladders, rams, tunnels and flooding. Sun Wu called the siege of walls the last resort.',
  crossing:
    'Stories of waking in another age are old in China: a woodcutter watches immortals at a board game and finds his axe handle rotten. Today such tales are called crossing.',
  'event-card':
    'Chinese historians have asked from early on why dynasties rise and fall. Sima Guang wrote his great chronicle as a mirror for rulers.',
  'question-card':
    'In the palace examinations of later dynasties the emperor himself set the question. An essay of one or two thousand characters decided whole lives.',
}
